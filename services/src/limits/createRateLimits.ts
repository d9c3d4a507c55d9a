import { addressKey } from './addressKey';
import type { Limits } from './createLimits';
import { LIMITS, type LimitName } from './LIMITS';

interface Caller {
  ip: string;
  state: { identity?: { user: { id: string } } };
}

/** Takes a request of one caller from a limit. @throws HttpError 429 with Retry-After */
export type RateLimits = (name: LimitName, caller: Caller) => Promise<void>;

export const createRateLimits =
  (limits: Limits): RateLimits =>
  async (name, { ip, state }) => {
    const isOfUser = LIMITS[name].per === 'user';
    await limits.of(name).consume((isOfUser && state.identity?.user.id) || addressKey(ip));
  };
