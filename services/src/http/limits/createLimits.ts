import { LIMITS, type LimitName, type LimitRule } from '@pressline/shared-api/contract/LIMITS';
import { addressKey } from '@pressline/shared-api/node/addressKey';
import type { Connection } from 'mongoose';
import type { Part } from '../../Part';
import {
  type CreateLimit,
  createLimitIndexes,
  createMemoryLimit,
  type Limit,
  sharedLimits,
} from './createLimit';

const UNLIMITED: Limit = {
  consume: async () => undefined,
  giveBack: async () => undefined,
  reset: async () => undefined,
  isCounting: async () => false,
};

/** The limits of the table, and others that no route names. */
export interface Limits {
  of(name: LimitName): Limit;
  createShared: CreateLimit;
}

/** `scale` multiplies the requests of each limit; 0 switches all limits off. */
export function createLimits(scale: number, createShared = createMemoryLimit): Limits {
  if (scale === 0) return { of: () => UNLIMITED, createShared: () => UNLIMITED };
  const create = (name: LimitName) => {
    const { requests, leastRequests = 1, windowSeconds, isShared }: LimitRule = LIMITS[name];
    const points = Math.max(leastRequests, Math.ceil(requests * scale));
    return (isShared ? createShared : createMemoryLimit)({ name, points, windowSeconds });
  };
  const limits = new Map((Object.keys(LIMITS) as LimitName[]).map((name) => [name, create(name)]));
  return { of: (name) => limits.get(name) ?? UNLIMITED, createShared };
}

/** The limits of the application, those that all instances share in the database. */
export const limitsPart = (connection: Connection, scale: number) =>
  ({
    ...createLimits(scale, sharedLimits(connection)),
    stores: [{ createIndexes: () => createLimitIndexes(connection) }],
  }) satisfies Part;

interface Caller {
  ip: string;
  /** As the host says who asks: it passes visitors on with `X-Forwarded-For`. */
  headers: Readonly<Record<string, unknown>>;
  state: { identity?: { user: { id: string } } };
}

export type RateLimits = ReturnType<typeof createRateLimits>;

/** Takes a request of one caller from a limit. @throws HttpError 429 with Retry-After */
export const createRateLimits =
  (limits: Limits) =>
  async (name: LimitName, { ip, state, headers }: Caller): Promise<void> => {
    const rule: LimitRule = LIMITS[name];
    if (rule.isOfVisitors && !headers['x-forwarded-for']) return;
    const isOfUser = rule.per === 'user';
    await limits.of(name).consume((isOfUser && state.identity?.user.id) || addressKey(ip));
  };
