import { notFound } from '../../errors';
import type { StoredDocument } from '../../store/database/createModel';
import type { ResourceType } from './resourceTypes';

/** A document as the database keeps it. @throws HttpError 404 that names the resource */
export async function findStored(
  { model, resource }: ResourceType,
  id: string,
): Promise<StoredDocument> {
  const stored = await model.findById(id).lean<StoredDocument>();
  if (!stored) throw notFound(resource.label);
  return stored;
}
