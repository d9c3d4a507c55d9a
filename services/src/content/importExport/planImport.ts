import { setImmediate as nextTurn } from 'node:timers/promises';
import { Types } from 'mongoose';
import { AT_ONCE } from '../../store/database/createBatch';
import { withFields, withUnpublished } from '../editing/portableChanges';
import { canBeRestored } from '../versions/createVersions';
import type { ImportNeeds } from './applyImport';
import { bodyOf, createFreshnessReader, unpublishedBody } from './bodies';
import { attempting, checkRecord, recordProblems } from './checkRecord';
import { compareRecord, firstVersionOf, pastOf } from './compareRecord';
import { createIdentities, createUniqueNames, type Identity } from './createIdentities';
import { createReferences } from './createReferences';
import type { ImportPlan } from './ImportPlan';
import { creationWarnings, updateWarnings } from './importWarnings';
import type { FileRecord, ParsedFiles } from './parseFiles';
import { isDraft, planDraft } from './planDraft';
import { readContent } from './readContent';
import type { CheckedRecord } from './recordSchema';
import { toRecord } from './toRecord';

interface ImportChoices {
  take?: readonly string[] | undefined;
  keep?: readonly string[] | undefined;
  signal?: AbortSignal | undefined;
}

interface Matched {
  record: FileRecord;
  checked: CheckedRecord;
  identity: Identity;
  /** All that is wrong with it, as far as it was looked at. */
  problems: string[];
}

/**
 * Compares files with what is stored, by the rules of single writes; nothing is written. What was
 * changed here since the export is kept, unless `take` has its id, and so is what `keep` has.
 */
export async function planImport(
  { types, engine, versions, texts }: ImportNeeds,
  { records: given, errors, ignored }: ParsedFiles,
  { take = [], keep = [], signal }: ImportChoices = {},
): Promise<ImportPlan> {
  const content = await readContent(types, texts.read);
  const { stored } = content;
  const plan: ImportPlan = {
    ...{ source: null, media: [], creations: [], updates: [], kept: [], unchanged: 0 },
    warnings: [],
    ...{ errors, ignored },
  };
  const taken = new Set(take);
  const left = new Set(keep);
  const records = given.filter((record) => !isDraft(record));
  const ids = given.flatMap(({ values: { id } }) =>
    typeof id === 'string' && Types.ObjectId.isValid(id) ? [new Types.ObjectId(id)] : [],
  );
  const deletedTexts = await versions.findDeleted(ids);
  const identify = createIdentities(content, deletedTexts.filter(canBeRestored));
  const lastVersions = new Map(deletedTexts.map((one) => [String(one.docId), one]));
  const claimNames = createUniqueNames(content);
  const references = createReferences(content.sections);
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
    const body = bodyOf(references, resource, checked, problems);
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
    const withPosition = (messages: readonly string[]) =>
      messages.map((message) => ({ file, message: place + message }));
    const unpublished = withFields(checked, (fields) =>
      unpublishedBody(references, resource, fields, problems),
    );
    if (problems.length > 0) return void errors.push(...withPosition(problems));
    const { titleField } = resource;
    const present = before ?? deleted;
    const step = {
      file,
      key,
      id,
      title: String(change[titleField] ?? present?.[titleField] ?? ''),
    };
    if (present && key === 'articles') {
      plan.warnings.push(
        ...withPosition(
          updateWarnings(checked, toRecord(layout, present, stored, content.changes.get(id))),
        ),
      );
    }
    if (deleted) {
      plan.warnings.push(...withPosition(['Comes back from the trash.']));
      const back = { ...step, body: change, past: {}, isDeleted: true as const };
      return void plan.creations.push({ ...back, ...(pins && { pins }) });
    }
    if (!before) {
      const { values, unknownOwner } = readFreshness(checked);
      const version = firstVersionOf(checked, change, lastVersions.get(id));
      const { facts, texts } = withUnpublished(change, unpublished, version);
      const past = { ...pastOf(record, checked, id, version), ...values, ...facts };
      plan.warnings.push(...withPosition(creationWarnings(checked, unknownOwner)));
      const creation = { ...step, body: change, past, texts, ...(pins?.length && { pins }) };
      return void plan.creations.push(creation);
    }
    const compared = { before, change, related: checked.related, stored, references };
    const { fields, body } = compareRecord(layout, compared);
    if (fields.length === 0) plan.unchanged += 1;
    if (fields.length === 0) return;
    const isOlder = checked.updatedAt && new Date(checked.updatedAt) < before.updatedAt;
    const isKept = left.has(id) || (isOlder && !taken.has(id));
    const hasPins = fields.some(({ name }) => name === 'related');
    const changed = { ...step, body, fields, before, ...(hasPins && { pins }) };
    (isKept ? plan.kept : plan.updates).push(changed);
  }

  const all = records.map(match);
  for (let at = 0; at < all.length; at += AT_ONCE) {
    signal?.throwIfAborted();
    const judged = await Promise.all(all.slice(at, at + AT_ONCE).map(judge));
    judged.forEach(plot);
    await nextTurn();
  }
  const wasDeleted = (id: string) => lastVersions.has(id);
  for (const record of given.filter(isDraft)) {
    planDraft(plan, record, { types, content, references, wasDeleted });
  }
  return plan;
}
