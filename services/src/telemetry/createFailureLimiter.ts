import { createHmac, randomBytes } from 'node:crypto';
import type { TelemetryReport } from '@pressline/shared-api';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type LimitName, limitOf } from '../limits/LIMITS';

/** Enough failures roll a release back, so that one caller must not be able to report enough. */
export interface FailureLimiter {
  /**
   * Whether a report counts; only failures from an address that has reported its share do not.
   * `address` is an `addressKey`.
   */
  counts(address: string, report: TelemetryReport): Promise<boolean>;
}

/** Counts in memory, by hashes that nobody can trace back; `scale` 0 lets everything through. */
export function createFailureLimiter(scale: number): FailureLimiter {
  if (scale === 0) return { counts: async () => true };
  const salt = randomBytes(32);
  const limiter = (name: LimitName) => {
    const { points, windowSeconds } = limitOf(name, scale);
    return new RateLimiterMemory({ points, duration: windowSeconds });
  };
  const ofRelease = limiter('releaseFailures');
  const ofAddress = limiter('failures');
  const hash = (...parts: string[]) =>
    createHmac('sha256', salt).update(parts.join(' ')).digest('base64url');
  const takes = (limit: RateLimiterMemory, key: string) =>
    limit.consume(key).then(
      () => true,
      () => false,
    );
  return {
    async counts(address, { kind, remote, release }) {
      if (kind === 'load' || kind === 'vital') return true;
      if (!(await takes(ofAddress, hash(address)))) return false;
      return takes(ofRelease, hash(address, remote, release));
    },
  };
}
