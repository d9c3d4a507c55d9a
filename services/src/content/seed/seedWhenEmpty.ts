import type { Connection } from 'mongoose';
import { contentTypes, type ResourceTypes } from '../resource/resourceTypes';

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
