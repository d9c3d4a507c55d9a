import type { BulkBody } from '@pressline/shared-api';
import { useMutation } from '@pressline/shared-api/query';
import { useApi } from '../auth/useSession';
import { usePublishQuestion } from './usePublishQuestion';

/** `run` of a list that asks once before many articles are published with errors. */
export function useBulkGuard(run: (body: BulkBody) => void) {
  const { checks } = useApi();
  const { ask, dialog } = usePublishQuestion('Cancel');
  const check = useMutation({ mutationFn: checks.publishing });
  return {
    dialog,
    isBusy: check.isPending,
    run(body: BulkBody) {
      if (body.action !== 'publish') return run(body);
      check.mutate(
        { ids: body.ids },
        {
          onSuccess: ({ errors, guarded }) => ask([...errors, ...guarded], () => run(body)),
          // Publishing says why the server cannot be asked.
          onError: () => run(body),
        },
      );
    },
  };
}
