import { randomInt } from 'node:crypto';
import { BUCKETS } from '@pressline/releases/serving/chooseReleases';
import type { RemoteRegistry } from '@pressline/releases/serving/RemoteRegistry';
import { addressKey } from '@pressline/shared-api/node/addressKey';
import type { Context } from 'koa';
import { type ChosenRequest, pageRequest } from './pageRequest';

const COOKIE = 'pressline_canary';
const DAYS_30_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * The visitor's bucket, which keeps a visitor on one side of a canary. Drawn and stored when there is
 * none; asked for only while a canary runs.
 */
export function canaryBucket(context: Context, isTls: boolean): number {
  // With the prefix no other host of the domain can set it; browsers take that with TLS alone.
  const name = isTls ? `__Host-${COOKIE}` : COOKIE;
  const stored = context.cookies.get(name) ?? '';
  if (/^\d{1,4}$/.test(stored)) return Number(stored);
  const bucket = randomInt(BUCKETS);
  const options = ['Path=/', `Max-Age=${DAYS_30_MS / 1000}`, 'HttpOnly', 'SameSite=Lax'];
  // Not with Koa's jar, which refuses Secure where a proxy in front speaks TLS.
  context.append(
    'Set-Cookie',
    [`${name}=${bucket}`, ...options, ...(isTls ? ['Secure'] : [])].join('; '),
  );
  return bucket;
}

export function chooseFor(context: Context, asked: URL, registry: RemoteRegistry): ChosenRequest {
  const isTls = asked.protocol === 'https:';
  const choice = registry.choose(registry.isCanaryRunning() ? canaryBucket(context, isTls) : null);
  return {
    ...pageRequest(asked, choice.releases, isGpcOn(context)),
    choice,
    address: addressKey(context.ip),
  };
}

export const isGpcOn = (context: Context): boolean => context.get('Sec-GPC') === '1';
