import { LIMITS, type LimitName, type LimitRule } from '@pressline/shared-api/contract/LIMITS';
import { addressKey } from '@pressline/shared-api/node/addressKey';
import type { Limits } from './createLimits';

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
