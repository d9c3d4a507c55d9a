import { setTimeout as delay } from 'node:timers/promises';
import { addressKey } from '@pressline/shared-api/node/addressKey';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';

const texts: Readonly<Record<number, string>> = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  416: 'No such part',
};

/** Answers whatever was thrown with its status and a fixed text: messages may name files of this machine. */
export function errorHandler(log: Logger): Middleware {
  return async (context, next) => {
    try {
      await next();
    } catch (error) {
      const status = (error as { status?: number }).status ?? 500;
      const isKnown = status in texts;
      if (!isKnown) log.error({ err: error, path: context.path }, 'request failed');
      context.status = isKnown ? status : 500;
      context.type = 'text/plain';
      // A missing file may exist in a moment.
      context.set('Cache-Control', 'no-store');
      context.body = texts[status] ?? 'Something went wrong';
    }
  };
}

const WINDOW_MS = 1_000;
/** More than a page with broken links and pictures asks for at a time. */
const MAX_MISSES = 20;

/**
 * Holds back the answers to an address that asks for much that is not there, such as a scanner: at once,
 * each would be followed by the next question.
 */
export function delayNotFound(pause: () => Promise<unknown> = () => delay(WINDOW_MS)): Middleware {
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
