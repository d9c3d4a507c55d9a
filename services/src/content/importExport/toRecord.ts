import { type ResourceDefinition, writtenFields } from '@pressline/shared-api';
import { rulesOf } from '@pressline/shared-api/contract/resource/fieldKinds';
import type { StoredDocument } from '../../store/database/createModel';
import { type Changes, unpublishedOf } from '../editing/portableChanges';
import { serializeAdmin } from '../resource/serialize';
import { textHash } from '../versions/textHash';
import type { References } from './createReferences';
import type { Layout } from './layout';

/** Values that an import sets on new documents only. */
export const PAST = [
  'createdAt',
  'updatedAt',
  'publishedAt',
  'revision',
  'formerSlugs',
  'owner',
  'verifiedUntil',
  'verifiedAt',
  'unpublishedChanges',
  'schedule',
] as const;

/** The resource that a field references. */
export function targetOf({ fields }: ResourceDefinition, field: string): string | undefined {
  const definition = fields[field];
  return definition && rulesOf(definition).target();
}

/** `categoryId` in the database is `category` in a file, where it is a name. */
export const recordName = (resource: ResourceDefinition, field: string): string =>
  targetOf(resource, field) ? field.replace(/Id$/, '') : field;

/** A stored document as files have it: what staff wrote, and when. */
export function toRecord(
  { type: { key, resource } }: Layout,
  stored: StoredDocument,
  references: References,
  changes?: Changes,
): Record<string, unknown> {
  const document = serializeAdmin({ resource }, stored);
  const { id, createdAt, updatedAt } = document;
  const named = (fields: readonly string[], values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      fields.map((field) => {
        const target = targetOf(resource, field);
        const value = values[field];
        return [recordName(resource, field), target ? references.nameOf(target, value) : value];
      }),
    );
  const record: Record<string, unknown> = { id, ...named(writtenFields(resource), document) };
  if (key === 'articles') {
    const pinned = (stored.pinnedIds ?? []) as unknown[];
    record.related = pinned.flatMap((pin) => references.nameOf(resource.name, pin) ?? []);
    record.formerSlugs = stored.slugHistory ?? [];
    const { publishedAt, owner, verifiedUntil, verifiedAt } = document;
    const revision = { number: stored.version, hash: textHash(document) };
    Object.assign(record, { publishedAt, revision, owner, verifiedUntil, verifiedAt });
    for (const [name, one] of Object.entries(unpublishedOf(stored, changes))) {
      if (!one) continue;
      const { fields, ...about } = one;
      record[name] = { ...about, ...(fields && { fields: named(Object.keys(fields), fields) }) };
    }
  }
  return { ...record, createdAt, updatedAt };
}
