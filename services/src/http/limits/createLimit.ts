import { createHash, randomBytes } from 'node:crypto';
import type { Connection } from 'mongoose';
import {
  type IRateLimiterOptions,
  RateLimiterMemory,
  RateLimiterMongo,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { rateLimited } from '../../errors';
import { ensureIndex } from '../../store/database/ensureIndex';

const COLLECTION = 'limits';

interface LimitOptions {
  name: string;
  points: number;
  windowSeconds: number;
}

/** Counts by key: so many points in a window. */
export interface Limit {
  /** Takes points in one atomic step. @throws HttpError 429 with Retry-After */
  consume(key: string, points?: number): Promise<void>;
  giveBack(key: string): Promise<void>;
  reset(key: string): Promise<void>;
  /** Whether anything is counted for the key now. */
  isCounting(key: string): Promise<boolean>;
}

export type CreateLimit = (options: LimitOptions) => Limit;

// Addresses and account names are stored only as hashes.
function limitBy(counter: RateLimiterMemory | RateLimiterMongo, salt: string): Limit {
  const keyOf = (key: string) =>
    createHash('sha256')
      .update(salt + key)
      .digest('base64url');
  return {
    async consume(key, points = 1) {
      try {
        await counter.consume(keyOf(key), points);
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        const isFirst = rejection.consumedPoints === counter.points + points;
        throw rateLimited(rejection.msBeforeNext / 1_000, isFirst);
      }
    },
    giveBack: async (key) => void (await counter.reward(keyOf(key), 1)),
    reset: async (key) => void (await counter.delete(keyOf(key))),
    isCounting: async (key) => (await counter.get(keyOf(key))) !== null,
  };
}

const optionsOf = ({ name, points, windowSeconds }: LimitOptions): IRateLimiterOptions => ({
  keyPrefix: name,
  points,
  duration: windowSeconds,
});

const PROCESS_SALT = randomBytes(32).toString('base64url');

/** A limit of this process alone. */
export const createMemoryLimit: CreateLimit = (options) =>
  limitBy(new RateLimiterMemory(optionsOf(options)), PROCESS_SALT);

// A counter need not survive a power cut, so a login does not wait for the disk.
const databaseOf = (connection: Connection) =>
  connection.getClient().db(connection.name, { writeConcern: { w: 1 } });

/**
 * Limits that all instances of the API share. They are counted in the database; while it is away,
 * each process counts for itself.
 */
export const sharedLimits =
  (connection: Connection): CreateLimit =>
  (options) => {
    const counter = new RateLimiterMongo({
      ...optionsOf(options),
      storeClient: databaseOf(connection),
      tableName: COLLECTION,
      disableIndexesCreation: true,
      insuranceLimiter: new RateLimiterMemory(optionsOf(options)),
    });
    return limitBy(counter, '');
  };

/** Creates the indexes of shared counters, which expire by themselves. */
export async function createLimitIndexes(connection: Connection): Promise<void> {
  const limits = connection.collection(COLLECTION);
  await ensureIndex(limits, { key: 1 }, { unique: true });
  await ensureIndex(limits, { expire: -1 }, { expireAfterSeconds: 0 });
}
