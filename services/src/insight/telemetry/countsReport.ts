import type { TelemetryReport } from '@pressline/shared-api';
import { networkKey } from '@pressline/shared-api/node/addressKey';
import type { PageProof } from '@pressline/shared-api/node/pageProof';
import type { Limit } from '../../http/limits/createLimit';
import type { Limits } from '../../http/limits/createLimits';

export interface CountingRules {
  limits: Limits;
  /** Without it, hosts make no proofs and roll nothing back. */
  pageProof: PageProof | null;
}

const takes = (limit: Limit, key: string) =>
  limit.consume(key).then(
    () => true,
    () => false,
  );

/**
 * Whether a report counts. Many failures roll a release back, so one network counts once for each
 * release, and only reports from a page that a host has served count.
 * @param proof of the page that sent it, for the release `page` (`remote/release`)
 */
export async function countsReport(
  { limits, pageProof }: CountingRules,
  address: string,
  { kind, remote, release }: TelemetryReport,
  proof: string | undefined,
  page = `${remote}/${release}`,
): Promise<boolean> {
  if (kind === 'vital') return true;
  const network = networkKey(address);
  // It is only shown.
  if (kind === 'page-violation') return takes(limits.of('failures'), network);
  if (pageProof && !pageProof.holds(page, proof ?? '')) return false;
  if (kind === 'load') return true;
  if (!(await takes(limits.of('failures'), network))) return false;
  return takes(limits.of('releaseFailures'), `${network} ${remote} ${release}`);
}
