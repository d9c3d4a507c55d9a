import type { TelemetryReport } from '@pressline/shared-api';
import type { Limit } from '../limits/createLimit';
import type { Limits } from '../limits/createLimits';

/** Many failures roll a release back, so one visitor must not be able to report that many. */
export interface FailureLimiter {
  /**
   * Whether a report counts: false for failures from an address that has used up its limit.
   * `address` is an `addressKey`.
   */
  counts(address: string, report: TelemetryReport): Promise<boolean>;
}

export function createFailureLimiter(limits: Limits): FailureLimiter {
  const takes = (limit: Limit, key: string) =>
    limit.consume(key).then(
      () => true,
      () => false,
    );
  return {
    async counts(address, { kind, remote, release }) {
      if (kind === 'load' || kind === 'vital') return true;
      if (!(await takes(limits.of('failures'), address))) return false;
      return takes(limits.of('releaseFailures'), `${address} ${remote} ${release}`);
    },
  };
}
