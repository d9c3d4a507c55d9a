import { type ImportField, type ImportValue, MAX_IMPORT_VALUE } from '@pressline/shared-api';
import type { StoredDocument } from '../../store/database/createModel';
import { isSameValue } from '../resource/bodyValue';
import type { References } from './createReferences';
import type { Layout } from './layout';
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
