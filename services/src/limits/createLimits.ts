import { createHash } from 'node:crypto';
import type { Connection } from 'mongoose';
import {
  type IRateLimiterOptions,
  RateLimiterMemory,
  RateLimiterMongo,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { ensureIndex } from '../database/ensureIndex';
import { rateLimited } from '../errors';

const COLLECTION = 'limits';

export interface LimitOptions {
  /** Distinguishes this limit's counters from those of others. */
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
  /** Whether anything is counted for the key at present. */
  isCounting(key: string): Promise<boolean>;
}

export type CreateLimit = (options: LimitOptions) => Limit;

/** Limits that all instances of the API share. */
export interface Limits {
  create: CreateLimit;
  createIndexes(): Promise<void>;
}

// Addresses and account names are not kept as they are.
const keyOf = (key: string) => createHash('sha256').update(key).digest('base64url');

function limitOf(counter: RateLimiterMemory | RateLimiterMongo): Limit {
  return {
    async consume(key, points = 1) {
      try {
        await counter.consume(keyOf(key), points);
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        throw rateLimited(rejection.msBeforeNext / 1_000);
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

/** Limits of this process alone. */
export const createMemoryLimit: CreateLimit = (options) =>
  limitOf(new RateLimiterMemory(optionsOf(options)));

/** Counts in the database; while it is away, each process counts for itself. */
export function createLimits(connection: Connection): Limits {
  // A counter need not survive a power cut, so that a guess does not wait for the disk.
  const database = connection.getClient().db(connection.name, { writeConcern: { w: 1 } });
  return {
    create: (options) =>
      limitOf(
        new RateLimiterMongo({
          ...optionsOf(options),
          storeClient: database,
          tableName: COLLECTION,
          disableIndexesCreation: true,
          insuranceLimiter: new RateLimiterMemory(optionsOf(options)),
        }),
      ),
    async createIndexes() {
      const limits = database.collection(COLLECTION);
      await ensureIndex(limits, { key: 1 }, { unique: true });
      await ensureIndex(limits, { expire: -1 }, { expireAfterSeconds: 0 });
    },
  };
}
