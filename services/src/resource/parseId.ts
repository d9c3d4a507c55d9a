import { isValidObjectId } from 'mongoose';
import { notFound } from '../errors';

/** A document's id from a path, in small letters. @throws HttpError 404 that names `label` */
export function parseId(id: string | undefined, label: string): string {
  if (id?.length !== 24 || !isValidObjectId(id)) throw notFound(label);
  return id.toLowerCase();
}
