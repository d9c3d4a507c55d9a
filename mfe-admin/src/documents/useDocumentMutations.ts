import type { BulkBody, ResourceKey } from '@pressline/shared-api';
import { useMutation, useQueryClient } from '@pressline/shared-api/query';
import { showToast } from '@pressline/shared-ui/toast';
import { publicPath } from '../articles/editorAddress';
import { changedDocument, createdDocument, editLists } from './listCache';
import { resourceTexts } from './resourceTexts';
import { showFailure } from './showFailure';
import { type AnyBody, type AnyDocument, useResourceApi } from './useResourceApi';
import { useWriteOptions } from './useWrites';

const UNDO_MS = 10_000;

/** A document to write: an existing one has an id, and the version that the change is based on. */
export interface Change {
  base?: AnyDocument;
  body: AnyBody;
  /** Takes the place of the resource's update call. */
  update?: (base: AnyDocument, body: AnyBody) => Promise<AnyDocument>;
}

const actionOf = ({ base }: Change) => (base ? 'update' : 'create');

/**
 * Every way to write documents, with their toasts. The lists show the change at once, go back when
 * it is refused, and are fetched again, here, in other windows and on the public pages.
 */
export function useDocumentMutations(key: ResourceKey) {
  const api = useResourceApi(key);
  const queryClient = useQueryClient();
  const texts = resourceTexts(key);

  const { mutate: restore } = useMutation({
    ...useWriteOptions(() => texts.failed('restore')),
    mutationFn: (ids: readonly string[]) => Promise.allSettled(ids.map((id) => api.restore(id))),
    onSuccess(answers, ids) {
      const refused = answers.find((answer) => answer.status === 'rejected');
      if (refused) showFailure(texts.failed('restore'), refused.reason);
      else showToast({ title: texts.counted(ids.length, 'restored') });
    },
  });
  function offerUndo(title: string, ids: readonly string[], description?: string): void {
    const action = { label: 'Undo', onPress: () => restore(ids) };
    // A deleted account cannot come back: its sessions and password are gone too.
    const undo = key !== 'users' && { duration: UNDO_MS, action };
    showToast({ title, description, ...undo });
  }

  const without = (ids: readonly string[]) =>
    editLists(queryClient, key, (documents) => documents.filter(({ id }) => !ids.includes(id)));
  const changed = (ids: readonly string[], change: AnyBody) =>
    editLists(queryClient, key, (documents) =>
      documents.map((one) => (ids.includes(one.id) ? changedDocument(one, change) : one)),
    );

  const save = useMutation({
    ...useWriteOptions((change: Change) => texts.failed(actionOf(change))),
    mutationFn({ base, body, update }: Change) {
      if (!base) return api.create(body);
      return update?.(base, body) ?? api.update(base.id, { ...body, version: base.version });
    },
    onMutate({ base, body }) {
      if (base) return changed([base.id], body);
      const created = createdDocument(body);
      return editLists(queryClient, key, (documents, isPaged) =>
        isPaged ? [created, ...documents] : documents,
      );
    },
    onSuccess(stored, change) {
      const path = key === 'articles' && stored.isPublished ? publicPath(stored.slug) : undefined;
      const action = path && {
        label: 'View article',
        onPress: () => window.open(path, '_blank', 'noopener'),
      };
      showToast({ title: texts.done(actionOf(change)), ...(action && { action }) });
    },
  });
  const remove = useMutation({
    ...useWriteOptions(() => texts.failed('delete')),
    mutationFn: (id: string) => api.remove(id),
    onMutate: (id) => without([id]),
    onSuccess: (_answer, id) => offerUndo(texts.done('delete'), [id]),
  });
  const bulk = useMutation({
    ...useWriteOptions(({ action }: BulkBody) =>
      texts.failed(action === 'delete' ? 'delete' : 'update'),
    ),
    mutationFn: (body: BulkBody) => api.bulk(body),
    onMutate(body) {
      if (body.action === 'delete') return without(body.ids);
      if (body.action === 'move') return changed(body.ids, { categoryId: body.categoryId || null });
      return changed(body.ids, { isPublished: body.action === 'publish' });
    },
  });
  return { save, remove, bulk, offerUndo };
}
