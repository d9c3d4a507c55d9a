import path from 'node:path';
import type { ImportError } from '@pressline/shared-api';
import type { Connection } from 'mongoose';
import { packageRoot } from '../../packageRoot';
import { type ImportNeeds, stepsOf } from '../importExport/applyImport';
import { planImport } from '../importExport/planImport';
import { contentTypes, type ResourceTypes } from '../resource/resourceTypes';
import { readSeed } from './readSeed';

/** Documents in one transaction: meanwhile other processes that start wait for the embedded database. */
const AT_ONCE = 10;

interface SeedOptions {
  folder?: string;
  /** The moment that relative dates count from. */
  now?: Date;
}

function refuse(errors: readonly ImportError[]) {
  const [first] = errors;
  if (first) throw new Error(`Seed file ${first.file}: ${first.message}`);
}

/**
 * Fills an empty database with the demo content of `services/seed`, by an import. All files are
 * checked before the first document is stored; `seedWhenEmpty` decides whether to run it and starts
 * it afresh after a run that was cut short.
 * @throws Error naming the file and field of a mistake; the database's own errors otherwise
 */
export async function seedDemo(
  needs: ImportNeeds,
  { folder = path.join(packageRoot, 'seed'), now = new Date() }: SeedOptions = {},
): Promise<void> {
  const plan = await planImport(needs, await readSeed(needs.types, folder, now));
  refuse(plan.errors);
  await needs.operations.makeAll(stepsOf(needs.types, plan), AT_ONCE);
}

/**
 * Runs `seed` on a database without content. An interrupted seed is started again from the beginning:
 * no content can have been added, because a process listens only afterwards.
 * @returns whether content was written
 */
export async function seedWhenEmpty(
  connection: Connection,
  types: ResourceTypes,
  seed: () => Promise<void>,
): Promise<boolean> {
  const content = contentTypes(types);
  const state = connection.collection<{ _id: string; isDone: boolean }>('state');
  const marker = await state.findOne({ _id: 'seed' });
  if (marker?.isDone) return false;
  if (marker) {
    for (const { model } of content) await model.deleteMany({});
  } else {
    const counts = content.map(({ model }) => model.countDocuments({}));
    if ((await Promise.all(counts)).some((count) => count > 0)) return false;
  }
  const mark = (isDone: boolean) =>
    state.updateOne({ _id: 'seed' }, { $set: { isDone } }, { upsert: true });
  await mark(false);
  await seed();
  await mark(true);
  return true;
}
