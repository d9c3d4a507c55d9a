import { addressKey } from './addressKey';
import type { Limits } from './createLimits';
import { LIMITS, type LimitName } from './LIMITS';

interface Caller {
  ip: string;
  state: { identity?: { user: { id: string } } };
}

/** Takes a request of one caller from a limit. @throws HttpError 429 with Retry-After */
export const createRateLimits =
  (limits: Limits) =>
  async (name: LimitName, { ip, state }: Caller): Promise<void> => {
    const isOfUser = LIMITS[name].per === 'user';
    await limits.of(name).consume((isOfUser && state.identity?.user.id) || addressKey(ip));
  };
