import { createHmac, randomBytes } from 'node:crypto';
import type { TelemetryReport } from '@pressline/shared-api';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** As long as a release is judged by what was reported: today and yesterday. */
const WINDOW_SECONDS = 2 * 86_400;
/**
 * Failures of one release that count from one address. Each process counts for itself: two of them
 * together still stay below the ten that roll a release back (`ROLLBACK_MIN_FAILURES`).
 */
const PER_RELEASE = 4;
/** And of all releases: there are never many, whatever an address calls them. */
const PER_ADDRESS = 50;

/** Enough failures roll a release back, so that one caller must not be able to report enough. */
export interface FailureBrake {
  /**
   * Whether a report counts; only failures from an address that has reported its share do not.
   * `address` is an `addressKey`.
   */
  counts(address: string, report: TelemetryReport): Promise<boolean>;
}

/** Counts in memory, by hashes that nobody can trace back; `scale` 0 lets everything through. */
export function createFailureBrake(scale: number): FailureBrake {
  if (scale === 0) return { counts: async () => true };
  const salt = randomBytes(32);
  const limiter = (failures: number) =>
    new RateLimiterMemory({ points: Math.ceil(failures * scale), duration: WINDOW_SECONDS });
  const ofRelease = limiter(PER_RELEASE);
  const ofAddress = limiter(PER_ADDRESS);
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
