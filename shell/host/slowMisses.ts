import { setTimeout as delay } from 'node:timers/promises';
import { addressKey } from '@pressline/shared-api/node/addressKey';
import type { Middleware } from 'koa';

const WINDOW_MS = 1_000;
/** More than a page with broken links and pictures asks for at a time. */
const MAX_MISSES = 20;

/**
 * Holds back the answers to an address that asks for much that is not there, such as a scanner: at once,
 * each would be followed by the next question.
 */
export function slowMisses(pause: () => Promise<unknown> = () => delay(WINDOW_MS)): Middleware {
  const misses = new Map<string, number>();

  function count(address: string, change: 1 | -1): number {
    const now = (misses.get(address) ?? 0) + change;
    if (now > 0) misses.set(address, now);
    else misses.delete(address);
    return now;
  }

  return async (context, next) => {
    await next();
    if (context.status !== 404 || context.respond === false) return;
    const address = addressKey(context.ip);
    setTimeout(count, WINDOW_MS, address, -1).unref();
    if (count(address, 1) > MAX_MISSES) await pause();
  };
}
