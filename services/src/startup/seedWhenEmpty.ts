import { contentKeys } from '@pressline/shared-api';
import type { Deps } from '../createDeps';

interface SeedState {
  _id: string;
  isDone: boolean;
}

/**
 * Runs `seed` on a database without content. An interrupted seed is started again from the beginning:
 * no content can have been added, because a process listens only afterwards.
 * @returns whether content was written
 */
export async function seedWhenEmpty(
  { connection, kinds }: Pick<Deps, 'connection' | 'kinds'>,
  seed: () => Promise<void>,
): Promise<boolean> {
  const state = connection.collection<SeedState>('state');
  const marker = await state.findOne({ _id: 'seed' });
  if (marker?.isDone) return false;
  if (marker) {
    for (const key of contentKeys) await kinds[key].model.deleteMany({});
  } else {
    const counts = contentKeys.map((key) => kinds[key].model.countDocuments({}));
    if ((await Promise.all(counts)).some((count) => count > 0)) return false;
  }
  const mark = (isDone: boolean) =>
    state.updateOne({ _id: 'seed' }, { $set: { isDone } }, { upsert: true });
  await mark(false);
  await seed();
  await mark(true);
  return true;
}
