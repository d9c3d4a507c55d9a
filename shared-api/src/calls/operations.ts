import { adminPath } from '../definition/paths';
import type { Impact, ImpactBody } from '../wire/impact';
import type {
  LinksBody,
  MoveBody,
  Operation,
  OperationList,
  TagBody,
  TagUsage,
} from '../wire/operations';
import { call } from './call';

const operations = adminPath('operations');
const tags = adminPath('tags');

/** Changes of many documents: what they would touch, making them, undoing them. All throw ApiError. */
export const operationCalls = {
  /** What depends on documents that are about to be changed; nothing is written. */
  impact: call<[body: ImpactBody], Impact>(`POST ${adminPath('impact')}`),
  /** The last ones, newest first. */
  list: call<[], OperationList>(`GET ${operations}`),
  /** Restores what an operation changed, but for what was changed since. */
  undo: call<[id: string], Operation>(`POST ${operations}/:id/undo`),
  /** Lets links lead to another page. */
  updateLinks: call<[body: LinksBody], Operation>(`POST ${adminPath('links')}/update`),
  /** Puts a document before or after another one of a resource that has an order. */
  move: call<[body: MoveBody], Operation>(`POST ${adminPath('order')}`),
  /** Renames, merges or deletes a tag everywhere. */
  changeTag: call<[id: string, body: TagBody], Operation>(`POST ${tags}/:id/apply`),
  tagUsage: call<[], TagUsage>(`GET ${tags}/usage`),
};
