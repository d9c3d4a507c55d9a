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

type Refusal = Extract<BulkResult, { ok: false }>;
const isRefusal = (result: BulkResult): result is Refusal => !result.ok;
const doneIds = (results: readonly BulkResult[]) =>
  results.filter(({ ok }) => ok).map(({ id }) => id);

/**
 * One action on many records. What was refused stays ticked, with the server's reason at its row.
 */
export function useBulk(key: ResourceKey, deselect: (ids: readonly string[]) => void) {
  const { bulk, undo } = useDocumentMutations(key);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const texts = resourceTexts(key);

  function mark(results: readonly BulkResult[]): void {
    setRefusals(new Map(results.filter(isRefusal).map(({ id, message }) => [id, message])));
    deselect(doneIds(results));
  }
  function report(action: BulkAction, results: readonly BulkResult[]): void {
    const refused = results.filter(isRefusal);
    const ids = doneIds(results);
    const rest =
      refused.length > 0
        ? `${texts.counted(refused.length, `could not be ${done[action]}`)}. The list says why.`
        : undefined;
    const title = texts.counted(ids.length, `${done[action]} successfully`);
    if (ids.length === 0) {
      const name = action === 'delete' ? action : 'update';
      showToast({ title: texts.failed(name), description: rest ?? '', variant: 'destructive' });
    } else if (action === 'delete') undo.offer(title, ids, rest);
    else showToast({ title, ...(rest && { description: rest }) });
  }

  return {
    refusals,
    isBusy: bulk.isPending,
    run(body: BulkBody): void {
      setRefusals(new Map());
      // The list is marked only while it is there; what was done is said, and undone, elsewhere too.
      bulk.mutateAsync(body, { onSuccess: ({ results }) => mark(results) }).then(
        ({ results }) => report(body.action, results),
        () => {},
      );
    },
  };
}
