import type { ListParams, ResourceKey } from '@pressline/shared-api';

/** First segment of every admin query's key. */
export const ADMIN_QUERIES = 'admin';
/** First segment of the keys of the public help data. */
export const HELP_QUERIES = '/api/help';

export const listKey = (key: ResourceKey, params: ListParams) =>
  [ADMIN_QUERIES, key, params] as const;
