import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Connection, mongo } from 'mongoose';
import type { Logger } from 'pino';
import { duplicateField } from './duplicateField';

/** After this time without a sign of life the next process takes its turn. */
const LEASE_MS = 15_000;
const RENEW_MS = 2_500;
const PAUSE_MS = 250;

interface Turn {
  _id: string;
  holder: string;
  until: Date;
}

interface TurnOptions {
  log?: Pick<Logger, 'info'>;
  /** How long a process without a sign of life keeps its turn, and how often it gives one. */
  leaseMs?: number;
  renewMs?: number;
}

/**
 * Runs a job that no two processes on one database may do at the same time; the others wait. A
 * process that dies with it holds them up for fifteen seconds at most.
 * @throws Error when another process has begun meanwhile, which took this one for dead
 */
export async function inTurn<Result>(
  connection: Connection,
  job: () => Promise<Result>,
  { log, leaseMs = LEASE_MS, renewMs = RENEW_MS }: TurnOptions = {},
): Promise<Result> {
  const state = connection.collection<Turn>('state');
  const _id = 'start';
  const holder = randomUUID();
  const until = () => new Date(Date.now() + leaseMs);
  let isLost = false;

  async function take(): Promise<boolean> {
    try {
      const isFree = { _id, until: { $lt: new Date() } };
      await state.updateOne(isFree, { $set: { holder, until: until() } }, { upsert: true });
      return true;
    } catch (error) {
      // Inserted where there is none: another one's has that id.
      if (error instanceof mongo.MongoServerError && duplicateField(error)) return false;
      throw error;
    }
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
  // What fails once is tried again before the time is over.
  const timer = setInterval(() => renew().catch(() => undefined), renewMs);
  try {
    const result = await job();
    await renew().catch(() => undefined);
    if (isLost) throw new Error('Another process prepared the database at the same time');
    return result;
  } finally {
    clearInterval(timer);
    await state.deleteOne({ _id, holder }).catch(() => undefined);
  }
}
