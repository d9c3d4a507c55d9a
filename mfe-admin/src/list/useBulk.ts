import type {
  BulkAction,
  BulkAnswer,
  BulkBody,
  BulkResult,
  ResourceKey,
} from '@pressline/shared-api';
import { showToast } from '@pressline/shared-ui/toast';
import { useState } from 'react';
import { resourceTexts } from '../form/api/resourceTexts';
import { useDocumentMutations } from '../form/api/useDocumentMutations';
import { useApi } from '../form/api/useSession';
import { useUndo } from '../form/api/useUndo';

const doneBy: Readonly<Record<BulkAction, string>> = {
  publish: 'published',
  unpublish: 'unpublished',
  move: 'moved',
  delete: 'deleted',
};

/** One action on many documents. What was refused stays ticked, with the server's reason at its row. */
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
  function report(action: BulkAction, { results, operationId }: BulkAnswer): void {
    const ids = results.filter(({ ok }) => ok).map(({ id }) => id);
    const refused = results.length - ids.length;
    const description =
      refused > 0
        ? `${texts.counted(refused, `could not be ${doneBy[action]}`)}. See the list for details.`
        : undefined;
    const title = texts.counted(ids.length, `${doneBy[action]} successfully`);
    if (ids.length === 0) {
      const failed = texts.failed(action === 'delete' ? action : 'update');
      showToast({ title: failed, description, variant: 'destructive' });
    } else if (operationId) {
      const done = texts.counted(ids.length, doneBy[action]);
      offer({ key, title: done, undo: () => undo(operationId) }, { title, description });
    } else showToast({ title, description });
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
