import { type ResourceDefinition, writtenFields } from '@pressline/shared-api';
import { rulesOf } from '@pressline/shared-api/contract/resource/fieldKinds';
import type { StoredDocument } from '../../store/database/createModel';
import { type Changes, unpublishedOf } from '../editing/portableChanges';
import { serializeAdmin } from '../resource/serialize';
import { textHash } from '../versions/textHash';
import type { References } from './createReferences';
import type { Layout } from './layout';
import type { NewDraft } from './readContent';

/** Values that an import sets on new documents only. */
export const PAST = [
  'createdAt',
  'updatedAt',
  'textUpdatedAt',
  'publishedAt',
  'revision',
  'formerSlugs',
  'oldAddresses',
  'owner',
  'verifiedUntil',
  'verifiedAt',
  'unpublishedChanges',
  'schedule',
  'draft',
] as const;

/** The resource that a field references. */
export function targetOf({ fields }: ResourceDefinition, field: string): string | undefined {
  const definition = fields[field];
  return definition && rulesOf(definition).target();
}

/** `categoryId` in the database is `category` in a file, where it is a name. */
export const recordName = (resource: ResourceDefinition, field: string): string =>
  targetOf(resource, field) ? field.replace(/Id$/, '') : field;

/** The values of fields as files have them, with names for what they refer to. */
const named = (
  resource: ResourceDefinition,
  references: References,
  values: Readonly<Record<string, unknown>>,
  fields: readonly string[] = Object.keys(values),
): Record<string, unknown> =>
  Object.fromEntries(
    fields.map((field) => {
      const target = targetOf(resource, field);
      const value = values[field];
      return [recordName(resource, field), target ? references.nameOf(target, value) : value];
    }),
  );

/** A stored document as files have it: what staff wrote, and when. */
export function toRecord(
  { type: { key, resource } }: Layout,
  stored: StoredDocument,
  references: References,
  changes?: Changes,
): Record<string, unknown> {
  const document = serializeAdmin({ resource }, stored);
  const { id, createdAt, updatedAt } = document;
  const record: Record<string, unknown> = {
    ...{ id, ...named(resource, references, document, writtenFields(resource)) },
  };
  if (key === 'articles') {
    const pinned = (stored.pinnedIds ?? []) as unknown[];
    record.related = pinned.flatMap((pin) => references.nameOf(resource.name, pin) ?? []);
    record.formerSlugs = stored.slugHistory ?? [];
    if (stored.oldAddresses) record.oldAddresses = stored.oldAddresses;
    const { publishedAt, owner, verifiedUntil, verifiedAt } = document;
    const revision = { number: stored.version, hash: textHash(document) };
    Object.assign(record, { publishedAt, revision, owner, verifiedUntil, verifiedAt });
    for (const [name, one] of Object.entries(unpublishedOf(stored, changes))) {
      if (!one) continue;
      const { fields, ...about } = one;
      record[name] = { ...about, ...(fields && { fields: named(resource, references, fields) }) };
    }
  }
  const textTime = stored.textUpdatedAt?.toISOString();
  return { ...record, createdAt, updatedAt, ...(textTime && { textUpdatedAt: textTime }) };
}

/** The draft of a new article as files have it. */
export const draftRecord = (
  { type: { resource } }: Layout,
  { docId: id, values, at, by }: NewDraft,
  references: References,
): Record<string, unknown> => ({
  ...{ id, draft: { savedAt: at.toISOString(), savedBy: String(by) } },
  ...named(resource, references, values),
});
