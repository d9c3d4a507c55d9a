import type { BulkAction, BulkBody, BulkResult, ResourceKey } from '@pressline/shared-api';
import { showToast } from '@pressline/shared-ui/toast';
import { useState } from 'react';
import { resourceTexts } from '../documents/resourceTexts';
import { useDocumentMutations } from '../documents/useDocumentMutations';

const done: Readonly<Record<BulkAction, string>> = {
  publish: 'published',
  unpublish: 'unpublished',
  move: 'moved',
  delete: 'deleted',
};

/** One action on many documents. What was refused stays ticked, with the server's reason at its row. */
export function useBulk(key: ResourceKey, deselect: (ids: readonly string[]) => void) {
  const { bulk, offerUndo } = useDocumentMutations(key);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const texts = resourceTexts(key);

  function report(action: BulkAction, results: readonly BulkResult[]): void {
    const ids = results.filter(({ ok }) => ok).map(({ id }) => id);
    const refused = results.length - ids.length;
    const description =
      refused > 0
        ? `${texts.counted(refused, `could not be ${done[action]}`)}. The list says why.`
        : undefined;
    const title = texts.counted(ids.length, `${done[action]} successfully`);
    if (ids.length === 0) {
      const failed = texts.failed(action === 'delete' ? action : 'update');
      showToast({ title: failed, description, variant: 'destructive' });
    } else if (action === 'delete') offerUndo(title, ids, description);
    else showToast({ title, description });
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
        ({ results }) => report(body.action, results),
        () => {},
      );
    },
  };
}
