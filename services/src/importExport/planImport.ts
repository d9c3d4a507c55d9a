import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ResourceDefinition, writtenFields } from '@pressline/shared-api';
import { Types } from 'mongoose';
import type { StoredDocument } from '../database/createModel';
import type { Engine } from '../resource/createEngine';
import type { ResourceTypes } from '../resource/resourceTypes';
import { checkRecord, recordProblem } from './checkRecord';
import { compareRecord } from './compareRecord';
import { createIdentities, type Identity } from './createIdentities';
import { createReferences } from './createReferences';
import { createUniqueNames } from './createUniqueNames';
import type { ImportPlan } from './ImportPlan';
import type { FileRecord, ParsedFiles } from './parseFiles';
import { readContent } from './readContent';
import type { CheckedRecord } from './recordSchema';
import { recordName, targetOf } from './toRecord';

interface Matched {
  record: FileRecord;
  checked: CheckedRecord;
  identity: Identity;
}

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

/** Compares files with what is stored, by the rules of single writes; nothing is written. */
export async function planImport(
  { types, engine }: { types: ResourceTypes; engine: Engine },
  { records, errors }: ParsedFiles,
): Promise<ImportPlan> {
  const content = await readContent(types);
  const { stored } = content;
  const plan: ImportPlan = { creations: [], updates: [], unchanged: 0, errors };
  const identify = createIdentities(content);
  const claimNames = createUniqueNames(content);
  const references = createReferences(content);

  function match(record: FileRecord): Matched {
    const { layout } = record;
    const checked = checkRecord(record);
    const identity = identify(record);
    claimNames(layout, identity.id, checked);
    references.add(layout.type.resource.name, identity.id, checked[layout.name]);
    return { record, checked, identity };
  }

  function bodyOf(resource: ResourceDefinition, checked: CheckedRecord): Record<string, unknown> {
    const body: Record<string, unknown> = {};
    for (const field of writtenFields(resource)) {
      const name = recordName(resource, field);
      const value = checked[name];
      // An empty slug would make another one from the title.
      if (value === undefined || (field === 'slug' && value === '')) continue;
      const target = targetOf(resource, field);
      if (target && value !== null && typeof value !== 'string') {
        throw new Error(`${name}: Must be a name`);
      }
      body[field] = target && value ? references.idOf(target, String(value).trim(), name) : value;
    }
    return body;
  }

  async function plot(matched: Matched) {
    const { record, checked, identity } = matched;
    const { file, layout } = record;
    const { key, resource } = layout.type;
    const { id, before } = identity;
    const { related } = checked;
    const pins = related?.map((slug) => references.idOf(resource.name, slug, 'related'));
    const change = await engine.check(key, bodyOf(resource, checked), before);
    const { titleField } = resource;
    const step = { file, key, id, title: String(change[titleField] ?? before?.[titleField] ?? '') };
    if (!before) {
      const past = pastOf(matched);
      plan.creations.push({ ...step, body: change, past, ...(pins?.length && { pins }) });
      return;
    }
    const compared = { before, change, related, stored, references };
    const { fields, body } = compareRecord(layout, compared);
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
