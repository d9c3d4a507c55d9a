import type {
  ReleaseCommand,
  ReleaseTelemetry,
  RemoteList,
  RemoteOverview,
  TelemetryError,
} from '@pressline/shared-api';
import { useMutation, useQuery, useQueryClient } from '@pressline/shared-api/query';
import { showToast } from '@pressline/shared-ui/toast';
import { useEffect, useRef } from 'react';
import { isForbidden, showFailure } from '../../form/api/failures';
import { ADMIN_QUERIES, useAdminQuery } from '../../form/api/queries';
import { useIsActive } from '../../form/api/timing';
import { useApi } from '../../form/api/useApi';
import { notifyOtherWindows } from '../../form/api/writes';
import { commandTexts } from './releaseTexts';

const RELEASES_KEY = [ADMIN_QUERIES, 'releases'];
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

/**
 * Does something to a remote's releases, and shows what the registry then holds. The heading takes
 * the focus when what had it is gone with the command that it gave.
 */
export function useReleaseCommand(remote: RemoteOverview) {
  const { releases } = useApi();
  const queryClient = useQueryClient();
  const filter = { queryKey: RELEASES_KEY };
  const { mutate, isPending } = useMutation({
    mutationFn: (command: ReleaseCommand) => releases.command(remote.name, command),
    onSuccess(changed, { action }) {
      // An answer that is on its way does not know of the command.
      void queryClient.cancelQueries(filter);
      queryClient.setQueryData<RemoteList>(
        RELEASES_KEY,
        (before) =>
          before && {
            remotes: before.remotes.map((one) => (one.name === remote.name ? changed : one)),
          },
      );
      showToast({ title: commandTexts[action][0] });
      notifyOtherWindows();
    },
    onError(error, { action }) {
      showFailure(commandTexts[action][1], error);
      void queryClient.invalidateQueries(filter);
    },
  });

  const headingRef = useRef<HTMLHeadingElement>(null);
  const isSent = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons change with the remote
  useEffect(() => {
    if (isPending || !isSent.current) return;
    isSent.current = false;
    if (document.activeElement === document.body) headingRef.current?.focus();
  }, [remote, isPending]);

  return {
    headingRef,
    send(command: ReleaseCommand) {
      isSent.current = true;
      mutate(command);
    },
    isBusy: isPending,
  };
}
