import type { BulkBody, ResourceKey } from '@pressline/shared-api';
import { useMutation, useQueryClient } from '@pressline/shared-api/query';
import { showToast } from '@pressline/shared-ui/toast';
import { changedDocument, createdDocument, editLists } from './listCache';
import { resourceTexts } from './resourceTexts';
import { showFailure } from './showFailure';
import { type AnyBody, type AnyDocument, useResourceApi } from './useResourceApi';
import { useUndo } from './useUndo';
import { useWriteOptions } from './useWrites';

/** A document to write: an existing one has an id, and the version that the change is based on. */
export interface Change {
  base?: Pick<AnyDocument, 'id' | 'version'>;
  body: AnyBody;
}

const actionOf = ({ base }: Change) => (base ? 'update' : 'create');

/**
 * Every way to write documents, with their toasts. The lists show the change at once, go back when
 * it is refused, and are fetched again, here, in other windows and on the public pages.
 */
export function useDocumentMutations(key: ResourceKey) {
  const api = useResourceApi(key);
  const queryClient = useQueryClient();
  const shared = useWriteOptions();
  const texts = resourceTexts(key);
  const offerUndo = useUndo(key);

  const without = (ids: readonly string[]) =>
    editLists(queryClient, key, (documents) => documents.filter(({ id }) => !ids.includes(id)));
  const changed = (ids: readonly string[], change: AnyBody) =>
    editLists(queryClient, key, (documents) =>
      documents.map((one) => (ids.includes(one.id) ? changedDocument(one, change) : one)),
    );

  const save = useMutation({
    ...shared,
    mutationFn: ({ base, body }: Change) =>
      base ? api.update(base.id, { ...body, version: base.version }) : api.create(body),
    onMutate({ base, body }) {
      if (base) return changed([base.id], body);
      const created = createdDocument(body);
      return editLists(queryClient, key, (documents, isPaged) =>
        isPaged ? [created, ...documents] : documents,
      );
    },
    onSuccess: (_document, change) => showToast({ title: texts.done(actionOf(change)) }),
    onError(error, change, putBack) {
      putBack?.();
      showFailure(texts.failed(actionOf(change)), error);
    },
  });
  const remove = useMutation({
    ...shared,
    mutationFn: (id: string) => api.remove(id),
    onMutate: (id) => without([id]),
    onSuccess: (_answer, id) => offerUndo(texts.done('delete'), [id]),
    onError(error, _id, putBack) {
      putBack?.();
      showFailure(texts.failed('delete'), error);
    },
  });
  const bulk = useMutation({
    ...shared,
    mutationFn: (body: BulkBody) => api.bulk(body),
    onMutate(body) {
      if (body.action === 'delete') return without(body.ids);
      if (body.action === 'move') return changed(body.ids, { categoryId: body.categoryId || null });
      return changed(body.ids, { isPublished: body.action === 'publish' });
    },
    onError(error, { action }, putBack) {
      putBack?.();
      showFailure(texts.failed(action === 'delete' ? 'delete' : 'update'), error);
    },
  });
  return { save, remove, bulk, offerUndo };
}
