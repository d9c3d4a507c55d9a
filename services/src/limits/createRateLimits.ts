import { addressKey } from './addressKey';
import { createMemoryLimit, type Limit } from './createLimits';
import { isCountedBefore, LIMITS, type LimitName, limitOf } from './LIMITS';

interface Caller {
  ip: string;
  state: { identity?: { user: { id: string } } };
}

/** Takes a request of one caller from a limit. @throws HttpError 429 with Retry-After */
export type RateLimits = (name: LimitName, caller: Caller) => Promise<void>;

/** The limits that only spare the machine: of this process alone. `scale` 0 switches them off. */
export function createRateLimits(scale: number): RateLimits {
  if (scale === 0) return async () => undefined;
  const names = (Object.keys(LIMITS) as LimitName[]).filter(isCountedBefore);
  const limits = new Map<LimitName, Limit>(
    names.map((name) => [name, createMemoryLimit({ name, ...limitOf(name, scale) })]),
  );
  return async (name, { ip, state }) => {
    const isOfUser = LIMITS[name].per === 'user';
    await limits.get(name)?.consume((isOfUser && state.identity?.user.id) || addressKey(ip));
  };
}
