import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ImportField, type ResourceDefinition, writtenFields } from '@pressline/shared-api';
import type { TakenPart } from '@pressline/shared-api/wire/importExport';
import { workingCopyBody } from '@pressline/shared-api/wire/workingCopies';
import { Types } from 'mongoose';
import type { StoredDocument } from '../database/createModel';
import { withFields, withUnpublished } from '../editing/portableChanges';
import type { Engine } from '../resource/createEngine';
import { AT_ONCE } from '../resource/inBatches';
import { parseBody } from '../resource/parseBody';
import type { ResourceTypes } from '../resource/resourceTypes';
import { checkRecord, recordProblems } from './checkRecord';
import { compareRecord } from './compareRecord';
import { createFreshnessReader } from './createFreshnessReader';
import { createIdentities, type Identity } from './createIdentities';
import { createReferences } from './createReferences';
import { createUniqueNames } from './createUniqueNames';
import type { ImportPlan } from './ImportPlan';
import { keptHere, leftOut } from './importWarnings';
import type { FileRecord, ParsedFiles } from './parseFiles';
import { readContent } from './readContent';
import type { CheckedRecord } from './recordSchema';
import { recordName, targetOf, toRecord } from './toRecord';

interface Matched {
  record: FileRecord;
  checked: CheckedRecord;
  identity: Identity;
  /** All that is wrong with it, as far as it was looked at. */
  problems: string[];
}

/** Runs a step of a record's check; a refusal becomes a problem, and the check goes on. */
const attempting =
  (resource: ResourceDefinition, problems: string[]) =>
  <Result>(work: () => Result): Result | undefined => {
    try {
      return work();
    } catch (error) {
      problems.push(...recordProblems(resource, error));
      return undefined;
    }
  };

function pastOf({ record, checked, identity }: Matched): Partial<StoredDocument> {
  const { createdAt, updatedAt, publishedAt, formerSlugs } = checked;
  const past: Partial<StoredDocument> = {
    _id: new Types.ObjectId(identity.id),
    ...record.counters,
  };
  if (createdAt) past.createdAt = new Date(createdAt);
  if (updatedAt) past.updatedAt = new Date(updatedAt);
  if (publishedAt) past.publishedAt = new Date(publishedAt);
  if (formerSlugs) past.slugHistory = formerSlugs;
  return past;
}

const partOf = ({ id, field = '' }: Partial<TakenPart>) => `${id} ${field}`;

/** Whether the document is newer than what the file has of it. */
const isOlderThan = ({ updatedAt }: CheckedRecord, before: StoredDocument) =>
  updatedAt !== undefined && new Date(updatedAt) < before.updatedAt;

/**
 * Compares files with what is stored, by the rules of single writes; nothing is written. What was
 * changed here since the export is kept, but for what `take` has of it.
 */
export async function planImport(
  { types, engine }: { types: ResourceTypes; engine: Engine },
  { records, errors }: ParsedFiles,
  take: readonly TakenPart[] = [],
): Promise<ImportPlan> {
  const content = await readContent(types);
  const { stored } = content;
  const plan: ImportPlan = {
    media: [],
    creations: [],
    updates: [],
    kept: [],
    unchanged: 0,
    warnings: [],
    errors,
  };
  const taken = new Set(take.map(partOf));
  const identify = createIdentities(content);
  const claimNames = createUniqueNames(content);
  const references = createReferences(content);
  const readFreshness = await createFreshnessReader(types);

  function match(record: FileRecord): Matched {
    const { layout } = record;
    const { checked, problems } = checkRecord(record);
    const attempt = attempting(layout.type.resource, problems);
    const identity = attempt(() => identify(record)) ?? { id: new Types.ObjectId().toHexString() };
    attempt(() => claimNames(layout, identity.id, checked));
    references.add(layout.type.resource.name, identity.id, checked[layout.name]);
    return { record, checked, identity, problems };
  }

  function bodyOf(resource: ResourceDefinition, { checked, problems }: Matched) {
    const body: Record<string, unknown> = {};
    const attempt = attempting(resource, problems);
    for (const field of writtenFields(resource)) {
      const name = recordName(resource, field);
      const value = checked[name];
      // An empty slug would make another one from the title.
      if (value === undefined || (field === 'slug' && value === '')) continue;
      attempt(() => {
        body[field] = referredValue(resource, field, value);
      });
    }
    return body;
  }

  /** Fields that readers do not see yet, judged as the editor's are. */
  function unpublishedBody(resource: ResourceDefinition, matched: Matched, fields: CheckedRecord) {
    const { problems } = matched;
    const known = new Set(writtenFields(resource).map((field) => recordName(resource, field)));
    const strangers = Object.keys(fields).filter((name) => !known.has(name));
    problems.push(...strangers.map((name) => `${name}: Unknown field`));
    const body = bodyOf(resource, { ...matched, checked: fields });
    return (
      attempting(resource, problems)(() => parseBody(workingCopyBody.shape.values, body)) ?? {}
    );
  }

  /** The id that a name in a file stands for, or the value itself. */
  function referredValue(resource: ResourceDefinition, field: string, value: unknown): unknown {
    const target = targetOf(resource, field);
    if (!target) return value;
    const name = recordName(resource, field);
    if (value !== null && typeof value !== 'string') throw new Error(`${name}: Must be a name`);
    return value ? references.idOf(target, value.trim(), name) : value;
  }

  /** As a write would judge the record; what has been found before is not told again. */
  async function judge(matched: Matched) {
    const { record, checked, identity, problems } = matched;
    const { key, resource } = record.layout.type;
    const attempt = attempting(resource, problems);
    const pins = checked.related?.flatMap(
      (slug) => attempt(() => references.idOf(resource.name, slug, 'related')) ?? [],
    );
    const body = bodyOf(resource, matched);
    const nameOf = (message: string) => message.split(/[.:]/)[0];
    const told = new Set(problems.map(nameOf));
    try {
      return { matched, pins, change: await engine.check(key, body, identity.before) };
    } catch (error) {
      const found = recordProblems(resource, error);
      problems.push(...found.filter((message) => !told.has(nameOf(message))));
      return { matched, pins, change: {} };
    }
  }

  function plot({ matched, pins, change }: Awaited<ReturnType<typeof judge>>) {
    const { record, checked, identity, problems } = matched;
    const { file, place, layout } = record;
    const { key, resource } = layout.type;
    const { id, before } = identity;
    const { related } = checked;
    const unpublished = withFields(checked, (fields) => unpublishedBody(resource, matched, fields));
    if (problems.length > 0) {
      errors.push(...problems.map((message) => ({ file, message: place + message })));
      return;
    }
    const { titleField } = resource;
    const step = { file, key, id, title: String(change[titleField] ?? before?.[titleField] ?? '') };
    const warn = (messages: readonly string[]) =>
      plan.warnings.push(...messages.map((message) => ({ file, message: place + message })));
    if (!before) {
      const { values, unknownOwner } = readFreshness(checked);
      const past = { ...pastOf(matched), ...values, ...withUnpublished(change, unpublished) };
      warn(leftOut(checked, unknownOwner));
      plan.creations.push({ ...step, body: change, past, ...(pins?.length && { pins }) });
      return;
    }
    if (key === 'articles') warn(keptHere(checked, toRecord(layout, before, stored)));
    const compared = { before, change, related, stored, references };
    const { fields, body } = compareRecord(layout, compared);
    if (fields.length === 0) {
      plan.unchanged += 1;
      return;
    }
    const isOlder = isOlderThan(checked, before);
    const isTaken = ({ name }: ImportField) =>
      !isOlder || taken.has(partOf({ id })) || taken.has(partOf({ id, field: name }));
    const parts = [
      [plan.updates, fields.filter(isTaken)],
      [plan.kept, fields.filter((field) => !isTaken(field))],
    ] as const;
    for (const [list, some] of parts) {
      if (some.length === 0) continue;
      const names = new Set(some.map(({ name }) => name));
      const entries = Object.entries(body).filter(([name]) =>
        names.has(recordName(resource, name)),
      );
      const changed = { body: Object.fromEntries(entries), fields: some };
      list.push({ ...step, ...changed, before, ...(names.has('related') && { pins }) });
    }
  }

  const all = records.map(match);
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const judged = await Promise.all(all.slice(at, at + AT_ONCE).map(judge));
    judged.forEach(plot);
    await nextTurn();
  }
  return plan;
}
