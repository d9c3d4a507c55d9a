import type { TelemetryReport } from '@pressline/shared-api';
import type { Limit } from '../limits/createLimit';
import type { Limits } from '../limits/createLimits';

/** Many failures roll a release back, so one visitor must not be able to report that many. */
export function createFailureLimiter(limits: Limits) {
  const takes = (limit: Limit, key: string) =>
    limit.consume(key).then(
      () => true,
      () => false,
    );
  return {
    /**
     * Whether a report counts: false for failures from an address that has used up its limit.
     * `address` is an `addressKey`.
     */
    async counts(address: string, { kind, remote, release }: TelemetryReport) {
      if (kind === 'load' || kind === 'vital') return true;
      if (!(await takes(limits.of('failures'), address))) return false;
      return takes(limits.of('releaseFailures'), `${address} ${remote} ${release}`);
    },
  };
}
