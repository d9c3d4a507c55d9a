import { adminPath } from '../definition/paths';
import type {
  PublishBody,
  ScheduleBody,
  WorkingCopy,
  WorkingCopyBody,
} from '../wire/workingCopies';
import { call } from './call';

const path = `${adminPath('articles')}/:id/working-copy`;

/**
 * The changes of an article that readers do not see yet. Each call that writes is refused with 409 and
 * the present state in `error.current` when somebody else wrote in between.
 */
export const workingCopyCalls = {
  get: call<[articleId: string], WorkingCopy>(`GET ${path}`),
  /** Keeps changes; fields that are left out stay. Equal to the article, they are no changes. */
  save: call<[articleId: string, body: WorkingCopyBody], WorkingCopy>(`PUT ${path}`),
  /** Saves the values in the article in one step and ends its working copy. */
  publish: call<[articleId: string, body: PublishBody], WorkingCopy>(`POST ${path}/publish`),
  /** Publishes what there is now at a time, unpublishes at another; null for never. */
  schedule: call<[articleId: string, body: ScheduleBody], WorkingCopy>(
    `PUT ${adminPath('articles')}/:id/schedule`,
  ),
  discard: call<[articleId: string, query: { version: number }], WorkingCopy>(`DELETE ${path}?`),
};
