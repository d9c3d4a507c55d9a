import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { ignoreDuplicate } from '../database/duplicateField';
import { isFault } from './faults';

/** The process that prepares the database may hold others up for longer than they wait for an answer. */
function ignoreFault(error: unknown): undefined {
  if (!isFault(error)) throw error;
}

/** A process that has not renewed its lease for this time is considered dead. */
const LEASE_MS = 15_000;
const RENEW_MS = 2_500;
const PAUSE_MS = 250;

/**
 * Runs a job that only one process per database may run at a time; the others wait. A process that
 * is killed during the job delays them by 15 seconds at most; one that gets SIGTERM ends at once, and
 * does not delay them.
 * @throws Error when another process started the job because this one's lease had expired
 */
export async function withDatabaseLock<Result>(
  connection: Connection,
  job: () => Promise<Result>,
  {
    log,
    leaseMs = LEASE_MS,
    renewMs = RENEW_MS,
  }: { log?: Pick<Logger, 'info'>; leaseMs?: number; renewMs?: number } = {},
): Promise<Result> {
  const state = connection.collection<{ _id: string; holder: string; until: Date }>('state');
  const _id = 'start';
  const holder = randomUUID();
  const until = () => new Date(Date.now() + leaseMs);
  let isLost = false;

  async function take(): Promise<boolean> {
    const isFree = { _id, until: { $lt: new Date() } };
    const change = { $set: { holder, until: until() } };
    // Refused when the upsert found no expired lease and tried to insert a second one.
    const taking = ignoreDuplicate(state.updateOne(isFree, change, { upsert: true }));
    return Boolean(await taking.catch(ignoreFault));
  }

  async function renew() {
    const { matchedCount } = await state.updateOne({ _id, holder }, { $set: { until: until() } });
    isLost ||= matchedCount === 0;
  }

  let isWaiting = false;
  while (!(await take())) {
    if (!isWaiting) log?.info('Another process is preparing the database');
    isWaiting = true;
    await delay(PAUSE_MS);
  }
  const leave = () => state.deleteOne({ _id, holder }).catch(() => undefined);
  const end = () => void leave().then(() => process.exit());
  process.once('SIGTERM', end);
  // A renewal that fails is repeated before the lease expires.
  const timer = setInterval(() => renew().catch(() => undefined), renewMs);
  try {
    const result = await job();
    await renew().catch(() => undefined);
    if (isLost) throw new Error('Another process prepared the database at the same time');
    return result;
  } finally {
    clearInterval(timer);
    process.off('SIGTERM', end);
    await leave();
  }
}
