import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportField } from '@pressline/shared-api';
import type { TakenPart } from '@pressline/shared-api/wire/importExport';
import { Types } from 'mongoose';
import type { StoredDocument } from '../database/createModel';
import { withFields, withUnpublished } from '../editing/portableChanges';
import { textHash } from '../history/textHash';
import { AT_ONCE } from '../resource/inBatches';
import type { ImportDeps } from './applyImport';
import { attempting, checkRecord, recordProblems } from './checkRecord';
import { compareRecord } from './compareRecord';
import { createBodies } from './createBodies';
import { createFreshnessReader } from './createFreshnessReader';
import { createIdentities, type Identity } from './createIdentities';
import { createReferences } from './createReferences';
import { createUniqueNames } from './createUniqueNames';
import type { ImportPlan } from './ImportPlan';
import { keptHere, leftOut } from './importWarnings';
import type { FileRecord, ParsedFiles } from './parseFiles';
import { readContent } from './readContent';
import type { CheckedRecord } from './recordSchema';
import { recordName, toRecord } from './toRecord';

type Values = Readonly<Record<string, unknown>>;

interface Matched {
  record: FileRecord;
  checked: CheckedRecord;
  identity: Identity;
  /** All that is wrong with it, as far as it was looked at. */
  problems: string[];
}

/**
 * The number of a new article's first version: the exported one while the text is the exported one, and
 * above every number that the article has had here.
 */
function firstVersionOf({ revision }: CheckedRecord, change: Values, last = 0): number {
  const { number, hash } = revision ?? { number: 0 };
  const isSame = hash === textHash(change);
  return isSame && number >= last ? number : Math.max(number, last) + 1;
}

function pastOf({ record, checked, identity }: Matched): Partial<StoredDocument> {
  const { formerSlugs } = checked;
  const times = (['createdAt', 'updatedAt', 'publishedAt'] as const).flatMap((name) => {
    const time = checked[name];
    return time ? [[name, new Date(time)]] : [];
  });
  return {
    ...{ _id: new Types.ObjectId(identity.id), ...record.counters, ...Object.fromEntries(times) },
    ...(formerSlugs && { slugHistory: formerSlugs }),
  };
}

const partOf = ({ id, field = '' }: Partial<TakenPart>) => `${id} ${field}`;

/**
 * Compares files with what is stored, by the rules of single writes; nothing is written. What was
 * changed here since the export is kept, but for what `take` has of it.
 */
export async function planImport(
  { types, engine, trash, revisions }: ImportDeps,
  { records, errors, ignored }: ParsedFiles,
  { take = [], signal }: { take?: readonly TakenPart[]; signal?: AbortSignal | undefined } = {},
): Promise<ImportPlan> {
  const content = await readContent(types);
  const { stored } = content;
  const plan: ImportPlan = {
    ...{ media: [], creations: [], updates: [], kept: [], unchanged: 0, warnings: [] },
    ...{ errors, ignored },
  };
  const taken = new Set(take.map(partOf));
  const ids = records.flatMap(({ values: { id } }) =>
    typeof id === 'string' && Types.ObjectId.isValid(id) ? [new Types.ObjectId(id)] : [],
  );
  const identify = createIdentities(content, await trash.findSome(ids));
  const lastVersions = await revisions.lastVersions(ids);
  const claimNames = createUniqueNames(content);
  const references = createReferences(content);
  const { bodyOf, unpublishedBody } = createBodies(references);
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

  /** As a write would judge the record; what has been found before is not told again. */
  async function judge(matched: Matched) {
    const { record, checked, identity, problems } = matched;
    const { key, resource } = record.layout.type;
    const attempt = attempting(resource, problems);
    const pins = checked.related?.flatMap(
      (slug) => attempt(() => references.idOf(resource.name, slug, 'related')) ?? [],
    );
    const body = bodyOf(resource, checked, problems);
    const nameOf = (message: string) => message.split(/[.:]/)[0];
    const told = new Set(problems.map(nameOf));
    try {
      return {
        matched,
        pins,
        change: await engine.check(key, body, identity.before ?? identity.deleted),
      };
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
    const { id, before, deleted } = identity;
    const placed = (messages: readonly string[]) =>
      messages.map((message) => ({ file, message: place + message }));
    const unpublished = withFields(checked, (fields) =>
      unpublishedBody(resource, fields, problems),
    );
    if (problems.length > 0) return void errors.push(...placed(problems));
    const { titleField } = resource;
    const present = before ?? deleted;
    const step = {
      file,
      key,
      id,
      title: String(change[titleField] ?? present?.[titleField] ?? ''),
    };
    if (present && key === 'articles') {
      plan.warnings.push(...placed(keptHere(checked, toRecord(layout, present, stored))));
    }
    if (deleted) {
      plan.warnings.push(...placed(['Comes back from the trash.']));
      const back = { ...step, body: change, past: {}, isDeleted: true as const };
      return void plan.creations.push({ ...back, ...(pins && { pins }) });
    }
    if (!before) {
      const { values, unknownOwner } = readFreshness(checked);
      const version =
        key === 'articles' ? firstVersionOf(checked, change, lastVersions.get(id)) : 1;
      const past = {
        ...pastOf(matched),
        ...(version > 1 && { version, firstVersion: version }),
        ...values,
        ...withUnpublished(change, unpublished, version),
      };
      plan.warnings.push(...placed(leftOut(checked, unknownOwner)));
      const creation = { ...step, body: change, past, ...(pins?.length && { pins }) };
      return void plan.creations.push(creation);
    }
    const compared = { before, change, related: checked.related, stored, references };
    const { fields, body } = compareRecord(layout, compared);
    if (fields.length === 0) plan.unchanged += 1;
    const isOlder = checked.updatedAt && new Date(checked.updatedAt) < before.updatedAt;
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
    signal?.throwIfAborted();
    const judged = await Promise.all(all.slice(at, at + AT_ONCE).map(judge));
    judged.forEach(plot);
    await nextTurn();
  }
  return plan;
}
