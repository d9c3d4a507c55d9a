import type { Deps } from '../createDeps';
import { reconcileCategories } from './reconcileCategories';

const EVERY_MS = 5 * 60_000;

type Kept = Pick<Deps, 'media' | 'models' | 'operations' | 'revisions' | 'audit' | 'receipts'>;

/** Corrects what processes that died have left, and deletes what has expired. */
export async function keepUp({ media, models, operations, revisions, audit, receipts }: Kept) {
  await reconcileCategories(models);
  await revisions.deleteRemoved(models);
  await operations.keepUp();
  await audit.recordRefused();
  await audit.deleteExpired();
  await receipts.deleteExpired();
  await media.sweep();
}

/** Runs `keepUp` every five minutes. */
export function startUpkeep(deps: Kept): { stop(): void } {
  // If the database is away, the next run does it.
  const timer = setInterval(() => keepUp(deps).catch(() => undefined), EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}
