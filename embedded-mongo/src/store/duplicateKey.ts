import { splitPath, valuesAt } from '../bson/paths';
import type { Doc } from '../bson/values';
import { MongoError } from '../errors';
import type { IndexSpec } from './indexSpec';

/** The error for a document whose key another one has in a unique index. */
export function duplicateKey({ key, name }: IndexSpec, doc: Doc, namespace: string): MongoError {
  const values = Object.keys(key).map(
    (path) => [path, valuesAt(doc, splitPath(path))[0] ?? null] as const,
  );
  const shown = values.map(([path, value]) => `${path}: ${show(value)}`).join(', ');
  return new MongoError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${namespace} index: ${name} dup key: { ${shown} }`,
    { keyPattern: key, keyValue: Object.fromEntries(values) },
  );
}

function show(value: unknown): string {
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  const text = JSON.stringify(value);
  return value && typeof value === 'object' && 'toHexString' in value ? `ObjectId(${text})` : text;
}
