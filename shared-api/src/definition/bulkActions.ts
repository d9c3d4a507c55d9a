import type { Fields } from './defineResource';

export type BulkAction = 'publish' | 'unpublish' | 'delete' | 'move';

/** Body of `POST /api/admin/help/<resource>/bulk`. An empty `categoryId` moves out of all categories, where that is allowed. */
export type BulkBody =
  | { action: Exclude<BulkAction, 'move'>; ids: readonly string[] }
  | { action: 'move'; ids: readonly string[]; categoryId: string };

/** What can be done with many documents of a resource at once. */
export function bulkActions({ fields }: { fields: Fields }): BulkAction[] {
  return [
    ...('isPublished' in fields ? (['publish', 'unpublish'] as const) : []),
    ...('categoryId' in fields ? (['move'] as const) : []),
    'delete',
  ];
}
