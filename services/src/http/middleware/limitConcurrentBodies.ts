import type { IncomingMessage } from 'node:http';
import { addressKey } from '@pressline/shared-api/node/addressKey';
import type { Middleware } from 'koa';
import { rateLimited } from '../../errors';

/** Whether a request brings a body, by its headers (RFC 9112 §6.3). */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined;

/** More than an office with one address sends at a time. */
const MAX_ARRIVING = 20;
const RETRY_SECONDS = 2;

const isArriving = (request: IncomingMessage) =>
  hasBody(request) && !request.complete && !request.destroyed;

/**
 * Limits how many requests of one address may be arriving at a time. A slow body holds no permit, but
 * it takes memory. @throws HttpError 429 with Retry-After
 */
export function limitConcurrentBodies(): Middleware {
  const byAddress = new Map<string, Set<IncomingMessage>>();
  return async (ctx, next) => {
    if (!isArriving(ctx.req)) return next();
    const key = addressKey(ctx.ip);
    const requests = byAddress.get(key) ?? new Set();
    if ([...requests].filter(isArriving).length >= MAX_ARRIVING) throw rateLimited(RETRY_SECONDS);
    byAddress.set(key, requests.add(ctx.req));
    try {
      return await next();
    } finally {
      requests.delete(ctx.req);
      if (requests.size === 0) byAddress.delete(key);
    }
  };
}
