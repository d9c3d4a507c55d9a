import type { Semaphore } from 'async-mutex';
import { HttpError } from '../../errors';

/** Takes a permit; the answer releases it. @throws HttpError 429 when all are taken */
export async function acquireOrReject(
  permits: Semaphore,
  message: string,
  retryAfterSeconds: number,
): Promise<() => void> {
  if (permits.isLocked()) throw new HttpError('rate_limited', message, { retryAfterSeconds });
  const [, leave] = await permits.acquire();
  return leave;
}
