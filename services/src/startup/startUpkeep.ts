import type { Deps } from '../createDeps';
import { reconcileCategories } from './reconcileCategories';

const EVERY_MS = 5 * 60_000;
const SCHEDULE_EVERY_MS = 10_000;

type Kept = Pick<
  Deps,
  | 'freshness'
  | 'reminders'
  | 'media'
  | 'models'
  | 'operations'
  | 'revisions'
  | 'schedule'
  | 'audit'
  | 'receipts'
>;

/** Corrects what processes that died have left, and deletes what has expired. */
export async function keepUp(deps: Kept) {
  const { freshness, media, models, operations, revisions, schedule, audit, receipts } = deps;
  await reconcileCategories(models);
  await revisions.deleteRemoved(models);
  await operations.keepUp();
  await freshness.keepUp();
  await deps.reminders.keepUp();
  await schedule.run();
  await audit.recordRefused();
  await audit.deleteExpired();
  await receipts.deleteExpired();
  await media.removeLeftovers();
}

/** Runs `keepUp` every five minutes, and what is scheduled within ten seconds of its time. */
export function startUpkeep(deps: Kept): { stop(): void } {
  // If the database is away, the next run does it.
  const every = (ms: number, job: () => Promise<void>) =>
    setInterval(() => job().catch(() => undefined), ms).unref();
  const timers = [every(EVERY_MS, () => keepUp(deps)), every(SCHEDULE_EVERY_MS, deps.schedule.run)];
  return { stop: () => timers.forEach(clearInterval) };
}
