import type { BulkBody, ResourceKey } from '@pressline/shared-api';
import { useMutation } from '@pressline/shared-api/query';
import { formatCount } from '@pressline/shared-ui/format';
import { inTime } from '../form/api/inTime';
import { useApi } from '../form/api/useSession';
import { useImpactQuestion } from '../form/useImpactQuestion';
import { usePublishQuestion } from '../form/usePublishQuestion';

/** `run` of a list that asks once before articles are published with errors, or unpublished while others need them. */
export function useBulkGuard(key: ResourceKey, run: (body: BulkBody) => void) {
  const { checks } = useApi();
  const impact = useImpactQuestion(key);
  const { ask, dialog } = usePublishQuestion('Cancel');
  const check = useMutation({
    mutationFn: (ids: readonly string[]) => checks.publishing({ ids }, inTime()),
  });

  const publish = (body: BulkBody) =>
    check.mutate(body.ids, {
      onSuccess: ({ errors }) => ask(errors, () => run(body)),
      // Publishing says why the server cannot be asked.
      onError: () => run(body),
    });
  const unpublish = (body: BulkBody) => {
    const title = `Unpublish ${formatCount(body.ids.length, 'article')}?`;
    const texts = {
      title,
      note: 'Readers will see a 404 page instead.',
      confirmLabel: 'Unpublish',
    };
    impact.ask({ action: 'unpublish', ids: body.ids, ...texts }, () => run(body));
  };
  const guarded: Partial<Record<BulkBody['action'], typeof run>> = { publish, unpublish };
  return {
    dialogs: (
      <>
        {dialog}
        {impact.dialog}
      </>
    ),
    isBusy: check.isPending,
    run: (body: BulkBody) => (guarded[body.action] ?? run)(body),
  };
}
