import type { Deps } from '../createDeps';
import { reconcileCategories } from './reconcileCategories';

const EVERY_MS = 5 * 60_000;

/** Puts right what processes that died have left, and drops what has had its time. */
export async function keepUp({ models, revisions }: Pick<Deps, 'models' | 'revisions'>) {
  await reconcileCategories(models);
  await revisions.dropRemoved(models);
}

/** Does so again and again, for what was left alone and for instances that died meanwhile. */
export function startUpkeep(deps: Pick<Deps, 'models' | 'revisions'>): { stop(): void } {
  // What fails while the database is away comes again.
  const timer = setInterval(() => keepUp(deps).catch(() => undefined), EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}
