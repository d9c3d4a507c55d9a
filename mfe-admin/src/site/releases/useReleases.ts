import type { ReleaseTelemetry, RemoteOverview, TelemetryError } from '@pressline/shared-api';
import { useQuery } from '@pressline/shared-api/query';
import { isForbidden } from '../../form/api/failures';
import { ADMIN_QUERIES, useAdminQuery } from '../../form/api/queries';
import { useIsActive } from '../../form/api/timing';
import { useApi } from '../../form/api/useApi';

export const RELEASES_KEY = [ADMIN_QUERIES, 'releases'];
export const FIGURES_DAYS = 7;
/** Only while the page is in sight. */
const REFRESH_MS = 5_000;

/** Polling stops while the visitor is inactive, so that the session can end. A failure without data stays until the visitor retries. */
const intervalFor =
  (isAttended: boolean) =>
  ({ state }: { state: { data: unknown; error: unknown } }) =>
    isAttended && state.data && !isForbidden(state.error) ? REFRESH_MS : false;

interface ReleaseReports {
  telemetry: ReleaseTelemetry | undefined;
  errors: readonly TelemetryError[];
}

export interface RemoteProps {
  remote: RemoteOverview;
  reportsOf: (release: string) => ReleaseReports;
}

export function useReleases() {
  const { releases, telemetry } = useApi();
  const refetchInterval = intervalFor(useIsActive());
  const query = useQuery({
    refetchInterval,
    queryKey: RELEASES_KEY,
    queryFn: ({ signal }) => releases.list({ signal }),
  });
  const reported = useAdminQuery(
    ['telemetry', FIGURES_DAYS],
    (init) => telemetry.get(FIGURES_DAYS, init),
    { refetchInterval },
  );
  const reportsOf = (remote: string, release: string): ReleaseReports => {
    const isIts = (one: { remote: string; release: string }) =>
      one.remote === remote && one.release === release;
    return {
      telemetry: reported.data?.releases.find(isIts),
      errors: reported.data?.errors.filter(isIts).sort((a, b) => b.count - a.count) ?? [],
    };
  };
  return { query, reportsOf, hasFigures: !reported.isError };
}
