import { LIMITS, type LimitName, type LimitRule } from '@pressline/shared-api/contract/LIMITS';
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
