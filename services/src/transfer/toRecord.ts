import type { Fields } from '@pressline/shared-api';
import type { StoredDocument } from '../database/createModel';
import type { Kind } from '../resource/kinds';
import { serializeAdmin } from '../resource/serialize';

/** What names stand for in a zip file, where ids would tell nobody anything. */
export interface Names {
  /** Names of categories by id. */
  categories: ReadonlyMap<string, string>;
  /** Slugs of articles by id. */
  slugs: ReadonlyMap<string, string>;
}

/** Values that are taken over when a document is created, and never change it later. */
export const PAST = ['createdAt', 'updatedAt', 'publishedAt', 'formerSlugs'] as const;

/** The fields that staff write, in the order of their definition. */
export const writtenFields = ({ resource }: Kind): string[] =>
  Object.entries(resource.fields as Fields)
    .filter(([, { mode }]) => mode === 'required' || mode === 'optional')
    .map(([name]) => name);

/** `categoryId` in the database is `category` in a file, where it is a name. */
export const recordName = (field: string) => (field === 'categoryId' ? 'category' : field);

/** A stored document as a zip file tells it: what staff wrote, and when. */
export function toRecord(
  kind: Kind,
  stored: StoredDocument,
  { categories, slugs }: Names,
): Record<string, unknown> {
  const document = serializeAdmin(kind.resource, {}, stored);
  const { id, createdAt, updatedAt } = document;
  const record: Record<string, unknown> = { id };
  for (const field of writtenFields(kind)) {
    const value = document[field];
    record[recordName(field)] =
      field === 'categoryId' ? (categories.get(String(value)) ?? null) : value;
  }
  if (kind.key === 'articles') {
    const pinned = (stored.pinnedIds ?? []) as unknown[];
    record.related = pinned.flatMap((pin) => slugs.get(String(pin)) ?? []);
    record.formerSlugs = stored.slugHistory ?? [];
    record.publishedAt = document.publishedAt;
  }
  return { ...record, createdAt, updatedAt };
}
