import type { Fields } from './defineResource';

/** Documents that one bulk call may name. */
export const MAX_BULK = 200;

export type BulkAction = 'publish' | 'unpublish' | 'delete' | 'move';

/** Body of `POST /api/admin/help/<resource>/bulk`. An empty `categoryId` moves out of all categories, where that is allowed. */
export type BulkBody =
  | { action: Exclude<BulkAction, 'move'>; ids: readonly string[] }
  | { action: 'move'; ids: readonly string[]; categoryId: string };

/** What became of one document; `message` is a sentence for people. */
export type BulkResult = { id: string; ok: true } | { id: string; ok: false; message: string };

/** The answer to a bulk call: one result per id, in their order. */
export interface BulkAnswer {
  results: BulkResult[];
}

/** What can be done with many documents of a resource at once. */
export function bulkActions({ fields }: { fields: Fields }): BulkAction[] {
  return [
    ...('isPublished' in fields ? (['publish', 'unpublish'] as const) : []),
    ...('categoryId' in fields ? (['move'] as const) : []),
    'delete',
  ];
}
