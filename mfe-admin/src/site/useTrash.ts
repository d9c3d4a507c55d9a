import {
  ApiError,
  type ContentKey,
  contentKeys,
  resources,
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

export const trashKinds: readonly TrashEntry['resource'][] = [...contentKeys, 'media'];

const format = listFormat({ q: validSearch, kind: validChoice(trashKinds) });

/** What a kind of entry is called. */
export function trashTexts(key: TrashEntry['resource']) {
  if (key === 'media') {
    const failed = 'Failed to restore file';
    return { page: 'Media', label: 'File', restored: 'File restored', failed };
  }
  const { page, counted, failed } = resourceTexts(key);
  const { label } = resources[key];
  return { page, label, restored: counted(1, 'restored'), failed: failed('restore') };
}

interface Restore {
  entry: TrashEntry;
  changes: Readonly<Record<string, string>>;
}

/** A restore that was refused: by each field that is in the way, why. */
export interface Refusal extends Restore {
  entry: TrashEntry & { resource: ContentKey };
  problems: Readonly<Record<string, string>>;
}

const effectOf = ({ isPublished }: TrashEntry) =>
  isPublished === null
    ? {}
    : { description: isPublished ? 'Readers can see it again.' : 'It’s a draft.' };

type RestoreCall = (id: string, changes: AnyBody) => Promise<AnyDocument>;

/** Deleted documents, filtered by the address, and their restoration. */
export function useTrash() {
  const { trash, admin, media } = useApi();
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
    mutationFn: ({ entry: { resource, id }, changes }: Restore): Promise<unknown> =>
      resource === 'media' ? media.restore(id) : callOf(resource)(id, changes),
    onError(error, { entry, changes }) {
      const { resource } = entry;
      const problems = (error instanceof ApiError && error.fields) || {};
      if (resource !== 'media' && Object.keys(problems).length > 0) {
        setRefusal({ entry: { ...entry, resource }, changes, problems });
      } else showFailure(trashTexts(resource).failed, error);
    },
    onSuccess(_document, { entry }) {
      setRefusal(undefined);
      showToast({
        title: trashTexts(entry.resource).restored,
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
