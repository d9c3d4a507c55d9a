import { reconcileCategories } from '../content/resource/hooks/reconcileCategories';
import type { Deps } from '../createDeps';

const EVERY_MS = 5 * 60_000;
const SCHEDULE_EVERY_MS = 10_000;

/** Corrects what processes that died have left, and deletes what has expired. */
export async function keepUp(deps: Deps) {
  await reconcileCategories(deps.models);
  await deps.revisions.deleteRemoved(deps.models);
  await deps.operations.keepUp();
  await deps.freshness.keepUp();
  await deps.reminders.keepUp();
  await deps.schedule.run();
  await deps.audit.writeRefused();
  await deps.audit.deleteExpired();
  await deps.receipts.deleteExpired();
  await deps.media.removeLeftovers();
}

/** Runs `keepUp` every five minutes, and what is scheduled within ten seconds of its time. */
export function startUpkeep(deps: Deps): { stop(): void } {
  // If the database is away, the next run does it.
  const every = (ms: number, job: () => Promise<void>) =>
    setInterval(() => job().catch(() => undefined), ms).unref();
  const timers = [every(EVERY_MS, () => keepUp(deps)), every(SCHEDULE_EVERY_MS, deps.schedule.run)];
  return { stop: () => timers.forEach(clearInterval) };
}
