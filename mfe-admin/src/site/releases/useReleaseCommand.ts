import type { ReleaseCommand, RemoteList, RemoteOverview } from '@pressline/shared-api';
import { useMutation, useQueryClient } from '@pressline/shared-api/query';
import { showToast } from '@pressline/shared-ui/toast';
import { useEffect, useRef } from 'react';
import { showFailure } from '../../form/api/failures';
import { useApi } from '../../form/api/useApi';
import { notifyOtherWindows } from '../../form/api/writes';
import { commandTexts } from './releaseTexts';
import { RELEASES_KEY } from './useReleases';

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
