import { isContent } from '@pressline/shared-api';
import type { Deps } from '../../createDeps';

/**
 * Runs `seed` on a database without content. An interrupted seed is started again from the beginning:
 * no content can have been added, because a process listens only afterwards.
 * @returns whether content was written
 */
export async function seedWhenEmpty(
  { connection, types }: Pick<Deps, 'connection' | 'types'>,
  seed: () => Promise<void>,
): Promise<boolean> {
  const content = Object.values(types).filter(({ resource }) => isContent(resource));
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
