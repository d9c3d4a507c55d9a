import { createHmac, randomBytes } from 'node:crypto';
import type { TelemetryReport } from '@pressline/shared-api';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** As long as a release is judged by what was reported: today and yesterday. */
const WINDOW_SECONDS = 2 * 86_400;
/**
 * Failures of one release that count from one address. Each process counts for itself: two of them
 * together still stay below the ten that take a release back (`ROLLBACK_MIN_FAILURES`).
 */
const PER_RELEASE = 4;
/** And of all releases: there are never many, whatever an address calls them. */
const PER_ADDRESS = 50;

/** Enough failures take a release back, so that one caller must not be able to report enough. */
export interface FailureBrake {
  /** Whether a report counts; only failures from an address that has reported its share do not. */
  counts(address: string, report: TelemetryReport): Promise<boolean>;
}

/** One household or server has a whole /64 of IPv6 addresses. */
function networkOf(address: string): string {
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = ''] = address.split('::');
  return [...head.split(':'), 0, 0, 0, 0].slice(0, 4).join(':');
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
      const network = networkOf(address);
      if (!(await takes(ofAddress, hash(network)))) return false;
      return takes(ofRelease, hash(network, remote, release));
    },
  };
}
