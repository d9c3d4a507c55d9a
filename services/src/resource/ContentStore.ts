import type { CreateBodyOf, DocumentOf, ResourceKey, Resources } from '@pressline/shared-api';
import type { Types } from 'mongoose';
import type { Models } from '../database/createModel';

/** Values that only the server writes; seed and import set them to give their content a past. */
export interface ServerValues {
  _id?: Types.ObjectId;
  createdAt?: Date;
  updatedAt?: Date;
  publishedAt?: Date;
  lastLogin?: Date;
  views?: number;
  downloads?: number;
  slugHistory?: string[];
  pinnedIds?: Types.ObjectId[];
}

/**
 * Creates a document through the same rules and hooks as the API: validation, slugs, rendered HTML,
 * counts. @throws HttpError as the API would answer
 */
export type CreateDocument = <K extends ResourceKey>(
  resource: K,
  body: CreateBodyOf<Resources[K]>,
  serverValues?: ServerValues,
) => Promise<DocumentOf<Resources[K]>>;

/** What `seedDemo(store)` works with. */
export interface ContentStore {
  models: Models;
  createDocument: CreateDocument;
}
