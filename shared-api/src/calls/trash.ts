import { adminPath } from '../definition/paths';
import type { TrashList, TrashListQuery } from '../wire/trash';
import { call } from './call';

const path = adminPath('trash');

/** How many days deleted documents can be restored, and changes of many documents undone. */
export const TRASH_DAYS = 30;

/** `api.trash`: what was deleted in the last 30 days, for staff. All calls throw ApiError. */
export const trashCalls = {
  list: call<[params?: Partial<TrashListQuery>], TrashList>(`GET ${path}?`),
  /** Deletes a document forever, with its former versions; for super admins. */
  remove: call<[id: string], { id: string }>(`DELETE ${path}/:id`),
};
