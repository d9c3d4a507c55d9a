import type { Deps } from '../createDeps';
import { reconcileCategories } from './reconcileCategories';

const EVERY_MS = 5 * 60_000;

/** Corrects what processes that died have left, and deletes expired revisions. */
export async function keepUp({ models, revisions }: Pick<Deps, 'models' | 'revisions'>) {
  await reconcileCategories(models);
  await revisions.deleteRemoved(models);
}

/** Runs `keepUp` every five minutes. */
export function startUpkeep(deps: Pick<Deps, 'models' | 'revisions'>): { stop(): void } {
  // If the database is away, the next run does it.
  const timer = setInterval(() => keepUp(deps).catch(() => undefined), EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}
