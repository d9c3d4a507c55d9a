import {
  ApiError,
  type ContentKey,
  contentKeys,
  type TrashEntry,
  type TrashListQuery,
} from '@pressline/shared-api';
import { showToast } from '@pressline/shared-ui/toast';
import { useState } from 'react';
import { showFailure } from '../form/api/failures';
import { resourceTexts } from '../form/api/resourceTexts';
import { type AnyBody, type AnyDocument, useApi } from '../form/api/useApi';
import { useWrite } from '../form/api/writes';
import { useInbox } from '../inbox/useInbox';
import { listFormat, validChoice, validSearch } from '../list/listAddress';

const format = listFormat({ q: validSearch, kind: validChoice(contentKeys) });

interface Restore {
  entry: TrashEntry;
  changes: Readonly<Record<string, string>>;
}

/** A restore that was refused: by each field that is in the way, why. */
export interface Refusal extends Restore {
  problems: Readonly<Record<string, string>>;
}

const effectOf = ({ isPublished }: TrashEntry) =>
  isPublished === null
    ? {}
    : { description: isPublished ? 'Readers can see it again.' : 'It’s a draft.' };

type RestoreCall = (id: string, changes: AnyBody) => Promise<AnyDocument>;

/** Deleted documents, filtered by the address, and their restoration. */
export function useTrash() {
  const { trash, admin } = useApi();
  const [refusal, setRefusal] = useState<Refusal>();
  const inbox = useInbox({
    name: 'trash',
    noun: 'document',
    format,
    paramsOf: ({ q, kind }) => ({ q: q.trim(), resource: kind }),
    list: (params, init) => trash.list(params as Partial<TrashListQuery>, init),
    remove: ({ id }) => trash.remove(id),
  });
  const callOf = (key: ContentKey) => admin[key].restore as unknown as RestoreCall;
  const restore = useWrite('', {
    mutationFn: ({ entry, changes }: Restore) => callOf(entry.resource)(entry.id, changes),
    onError(error, change) {
      const problems = error instanceof ApiError ? error.fields : undefined;
      if (problems && Object.keys(problems).length > 0) setRefusal({ ...change, problems });
      else showFailure(resourceTexts(change.entry.resource).failed('restore'), error);
    },
    onSuccess(_document, { entry }) {
      setRefusal(undefined);
      showToast({
        title: resourceTexts(entry.resource).counted(1, 'restored'),
        ...effectOf(entry),
      });
    },
  });

  return {
    inbox,
    refusal,
    busyId: restore.isPending ? restore.variables.entry.id : undefined,
    restore(entry: TrashEntry, changes: Restore['changes'] = {}) {
      inbox.expectRemoval();
      restore.mutate({ entry, changes });
    },
    cancel: () => setRefusal(undefined),
  };
}
