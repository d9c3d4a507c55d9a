import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ContentKey } from '@pressline/shared-api';
import { Types } from 'mongoose';
import type { ServerValues } from '../resource/ContentStore';
import type { Engine } from '../resource/createEngine';
import type { Kinds } from '../resource/kinds';
import { checkRecord, recordProblem } from './checkRecord';
import { compareRecord } from './compareRecord';
import { createIdentities, type Identity } from './createIdentities';
import { createReferences } from './createReferences';
import { createUniqueNames } from './createUniqueNames';
import type { ImportPlan } from './ImportPlan';
import { type FileRecord, parseFiles } from './parseFiles';
import type { Content } from './readContent';
import type { CheckedRecord } from './recordSchema';
import { recordName, writtenFields } from './toRecord';

interface Matched {
  record: FileRecord;
  checked: CheckedRecord;
  identity: Identity;
}

function pastOf(id: string, { createdAt, updatedAt, publishedAt, formerSlugs }: CheckedRecord) {
  const past: ServerValues = { _id: new Types.ObjectId(id) };
  if (createdAt) past.createdAt = new Date(createdAt);
  if (updatedAt) past.updatedAt = new Date(updatedAt);
  if (publishedAt) past.publishedAt = new Date(publishedAt);
  if (formerSlugs) past.slugHistory = formerSlugs;
  return past;
}

/** Compares a zip file with what is there, by the rules of single writes; nothing is written. */
export async function planImport(
  { kinds, engine }: { kinds: Kinds; engine: Engine },
  content: Content,
  texts: ReadonlyMap<string, string | undefined>,
): Promise<ImportPlan> {
  const { names } = content;
  const { records, errors } = await parseFiles(texts);
  const plan: ImportPlan = { creations: [], updates: [], unchanged: 0, errors };
  const identities = createIdentities(kinds, content);
  const unique = createUniqueNames(kinds, content);
  const references = createReferences(names);

  function match(record: FileRecord): Matched {
    const { key } = record.layout;
    const checked = checkRecord(kinds[key], record);
    const identity = identities.of(record);
    unique.claim(key, identity.id, checked);
    references.add(key, identity.id, checked);
    return { record, checked, identity };
  }

  function bodyOf(key: ContentKey, checked: CheckedRecord): Record<string, unknown> {
    const body: Record<string, unknown> = {};
    for (const field of writtenFields(kinds[key])) {
      const value = checked[recordName(field)];
      // An empty slug would make another one from the title.
      if (value === undefined || (field === 'slug' && value === '')) continue;
      const isCategory = field === 'categoryId';
      body[field] = isCategory && value ? references.category(String(value)) : value;
    }
    return body;
  }

  async function plot({ record, checked, identity }: Matched) {
    const { file, layout } = record;
    const { key } = layout;
    const { id, before } = identity;
    const { related } = checked;
    const pins = related?.map(references.article);
    const change = await engine.check(key, bodyOf(key, checked), before);
    const { titleField } = kinds[key].resource;
    const step = { file, key, id, title: String(change[titleField] ?? before?.[titleField] ?? '') };
    if (!before) {
      const past = pastOf(id, checked);
      plan.creations.push({ ...step, body: change, past, ...(pins?.length && { pins }) });
      return;
    }
    const { fields, body } = compareRecord(kinds[key], before, change, {
      names,
      references,
      related,
    });
    const isRelated = fields.some(({ name }) => name === 'related');
    if (fields.length === 0) plan.unchanged += 1;
    else plan.updates.push({ ...step, body, before, fields, ...(isRelated && { pins }) });
  }

  async function attempt<Result>({ file, place }: FileRecord, work: () => Result) {
    try {
      return await work();
    } catch (error) {
      errors.push({ file, message: place + recordProblem(error) });
      return undefined;
    }
  }

  const matched: Matched[] = [];
  for (const record of records) {
    const found = await attempt(record, () => match(record));
    if (found) matched.push(found);
  }
  for (const found of matched) {
    await attempt(found.record, () => plot(found));
    await nextTurn();
  }
  return plan;
}
