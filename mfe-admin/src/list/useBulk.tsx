import type {
  BulkAction,
  BulkAnswer,
  BulkBody,
  BulkResult,
  ResourceKey,
} from '@pressline/shared-api';
import { useMutation } from '@pressline/shared-api/query';
import { formatCount } from '@pressline/shared-ui/format';
import { showToast } from '@pressline/shared-ui/toast';
import { useState } from 'react';
import { resourceTexts } from '../form/api/resourceTexts';
import { requestTimeout } from '../form/api/timing';
import { useUndo } from '../form/api/undo';
import { useApi } from '../form/api/useApi';
import { useDocumentMutations } from '../form/api/useDocumentMutations';
import { useImpactQuestion } from '../form/useImpactQuestion';
import { usePublishQuestion } from '../form/usePublishQuestion';

const doneBy: Readonly<Record<BulkAction, string>> = {
  publish: 'published',
  unpublish: 'unpublished',
  move: 'moved',
  delete: 'deleted',
};

/** One action on many documents. Refused ones stay selected, with the server's reason in their row. */
export function useBulk(key: ResourceKey, deselect: (ids: readonly string[]) => void) {
  const { bulk } = useDocumentMutations(key);
  const { operations } = useApi();
  const { offer } = useUndo();
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const texts = resourceTexts(key);

  async function undo(id: string) {
    const { restored, refused } = await operations.undo(id);
    const [first] = refused;
    return {
      title: texts.counted(restored, 'restored'),
      ...(first && {
        description: `${texts.counted(refused.length, 'couldn’t be restored')}. ${first.title}: ${first.message}.`,
      }),
    };
  }
  function report(action: BulkAction, { results, changed, operationId }: BulkAnswer): void {
    const refused = results.filter(({ ok }) => !ok).length;
    const description =
      refused > 0
        ? `${texts.counted(refused, `could not be ${doneBy[action]}`)}. See the list for details.`
        : undefined;
    if (refused === results.length) {
      const failed = texts.failed(action === 'delete' ? action : 'update');
      showToast({ title: failed, description, variant: 'destructive' });
    } else if (operationId) {
      const done = texts.counted(changed, doneBy[action]);
      const title = `${done} successfully`;
      offer({ key, title: done, undo: () => undo(operationId) }, { title, description });
    } else showToast({ title: 'Nothing to change', description });
  }
  function mark(results: readonly BulkResult[]): void {
    setRefusals(new Map(results.flatMap((one) => (one.ok ? [] : [[one.id, one.message]]))));
    deselect(results.filter(({ ok }) => ok).map(({ id }) => id));
  }

  return {
    refusals,
    isBusy: bulk.isPending,
    run(body: BulkBody): void {
      setRefusals(new Map());
      // The list is marked only while it is there; the toast with Undo is shown elsewhere too.
      bulk.mutateAsync(body, { onSuccess: ({ results }) => mark(results) }).then(
        (answer) => report(body.action, answer),
        () => {},
      );
    },
  };
}

/** `run` of a list that asks once before articles are published with errors, or unpublished while others need them. */
export function useBulkGuard(key: ResourceKey, run: (body: BulkBody) => void) {
  const { checks } = useApi();
  const impact = useImpactQuestion(key);
  const { ask, dialog } = usePublishQuestion('Cancel');
  const check = useMutation({
    mutationFn: (ids: readonly string[]) => checks.publishing({ ids }, requestTimeout()),
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
