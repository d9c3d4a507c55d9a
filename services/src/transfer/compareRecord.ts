import { type ImportField, type ImportValue, MAX_IMPORT_VALUE } from '@pressline/shared-api';
import type { StoredDocument } from '../database/createModel';
import type { Kind } from '../resource/kinds';
import type { References } from './createReferences';
import { type Names, recordName, toRecord } from './toRecord';

const cut = (value: unknown) =>
  typeof value === 'string' && value.length > MAX_IMPORT_VALUE
    ? `${value.slice(0, MAX_IMPORT_VALUE)}…`
    : (value as ImportValue);

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields in which a change, and perhaps related articles, differ from what is stored. */
export function compareRecord(
  kind: Kind,
  before: StoredDocument,
  change: Record<string, unknown>,
  { names, references, related }: { names: Names; references: References; related?: string[] },
): { fields: ImportField[]; body: Record<string, unknown> } {
  const present = toRecord(kind, before, names);
  const fields: ImportField[] = [];
  const body: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(change)) {
    const name = recordName(field);
    const isCategory = field === 'categoryId';
    // A renamed category is still the same one.
    const stored = isCategory ? (before[field] ? String(before[field]) : null) : present[name];
    if (isSame(stored, value)) continue;
    const after = isCategory ? references.nameOf(value) : value;
    fields.push({ name, before: cut(present[name]), after: cut(after) });
    body[field] = value;
  }
  if (related && !isSame(present.related, related)) {
    fields.push({ name: 'related', before: cut(present.related), after: related });
  }
  return { fields, body };
}
