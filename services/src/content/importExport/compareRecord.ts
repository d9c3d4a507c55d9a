import { type ImportField, type ImportValue, MAX_IMPORT_VALUE } from '@pressline/shared-api';
import { Types } from 'mongoose';
import type { StoredDocument } from '../../store/database/createModel';
import { isSameValue } from '../resource/bodyValue';
import { textHash } from '../versions/textHash';
import type { References } from './createReferences';
import type { Layout } from './layout';
import type { FileRecord } from './parseFiles';
import type { CheckedRecord } from './recordSchema';
import { recordName, targetOf, toRecord } from './toRecord';

const cut = (value: unknown) =>
  typeof value === 'string' && value.length > MAX_IMPORT_VALUE
    ? `${value.slice(0, MAX_IMPORT_VALUE)}…`
    : (value as ImportValue);

interface Compared {
  before: StoredDocument;
  change: Record<string, unknown>;
  /** Slugs of related articles. */
  related: string[] | undefined;
  /** Names in the database, and names after the import. */
  stored: References;
  references: References;
}

/** The fields that differ from the stored document. */
export function compareRecord(
  layout: Layout,
  { before, change, related, stored, references }: Compared,
): { fields: ImportField[]; body: Record<string, unknown> } {
  const { resource } = layout.type;
  const present = toRecord(layout, before, stored);
  const fields: ImportField[] = [];
  const body: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(change)) {
    const name = recordName(resource, field);
    const target = targetOf(resource, field);
    // Compared by id: a renamed category is no change.
    const own = target ? (before[field] ? String(before[field]) : null) : present[name];
    if (isSameValue(own, value)) continue;
    const after = target ? references.nameOf(target, value) : value;
    fields.push({ name, before: cut(present[name]), after: cut(after) });
    body[field] = value;
  }
  if (related && !isSameValue(present.related, related)) {
    fields.push({ name: 'related', before: cut(present.related), after: related });
  }
  return { fields, body };
}

/**
 * The number of a new document's first version: the exported one while the text is the exported one,
 * and above every number that the document has had here, unless the last one stood for the same text.
 */
export function firstVersionOf(
  { revision }: CheckedRecord,
  change: Readonly<Record<string, unknown>>,
  last = { number: 0, hash: '' },
): number {
  const { number, hash } = revision ?? { number: 0 };
  const isFree = number > last.number || (number === last.number && hash === last.hash);
  const isSame = hash === textHash({ content: '', ...change });
  return isFree && isSame ? number : Math.max(number, last.number) + 1;
}

/** What a new document has from before its import. */
export function pastOf(
  { counters, layout }: FileRecord,
  checked: CheckedRecord,
  id: string,
  version: number,
): Partial<StoredDocument> {
  const { formerSlugs, oldAddresses } = checked;
  const times = (['createdAt', 'updatedAt', 'textUpdatedAt', 'publishedAt'] as const).flatMap(
    (name) => {
      const time = checked[name];
      return time ? [[name, new Date(time)]] : [];
    },
  );
  return {
    ...{ _id: new Types.ObjectId(id), ...counters, ...Object.fromEntries(times) },
    ...(version > 1 && { version }),
    ...(version > 1 && layout.type.key === 'articles' && { firstVersion: version }),
    ...(formerSlugs && { slugHistory: formerSlugs }),
    ...(oldAddresses && { oldAddresses }),
  };
}
