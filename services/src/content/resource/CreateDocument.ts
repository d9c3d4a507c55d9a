import type { CreateBodyOf, DocumentOf, ResourceKey, Resources } from '@pressline/shared-api';
import type { StoredOf } from '../../store/database/createModel';

/**
 * Creates a document through the same rules and hooks as the API: validation, slugs, rendered HTML,
 * counts. `serverValues` are values that only the server writes otherwise; seed and import set dates and
 * counters with them. @throws HttpError as the API would answer
 */
export type CreateDocument = <K extends ResourceKey>(
  resource: K,
  body: CreateBodyOf<Resources[K]>,
  serverValues?: Partial<StoredOf<K>>,
) => Promise<DocumentOf<Resources[K]>>;
