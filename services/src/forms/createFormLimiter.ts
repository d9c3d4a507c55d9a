import { addressKey } from '../limits/addressKey';
import type { CreateLimit } from '../limits/createLimits';
import { limitOf } from '../limits/LIMITS';

const TIMED_COST = 1;
const UNTIMED_COST = 4;

/** Bounds the posts per address: 20 in ten minutes, or 5 from pages whose script did not time them. */
export interface FormLimiter {
  /** @throws HttpError 429 */
  consume(address: string, isTimed: boolean): Promise<void>;
}

/** `scale` multiplies the number of posts; 0 switches the limit off. */
export function createFormLimiter(createLimit: CreateLimit, scale: number): FormLimiter {
  if (scale === 0) return { consume: async () => undefined };
  const { points, windowSeconds } = limitOf('forms', scale);
  const posts = createLimit({
    name: 'forms',
    points: Math.max(UNTIMED_COST, points),
    windowSeconds,
  });
  return {
    consume: (address, isTimed) =>
      posts.consume(addressKey(address), isTimed ? TIMED_COST : UNTIMED_COST),
  };
}
