import {
  articlePath,
  type BulkBody,
  type ContentKey,
  type ResourceKey,
  resources,
} from '@pressline/shared-api';
import { useQueryClient } from '@pressline/shared-api/query';
import { showToast } from '@pressline/shared-ui/toast';
import { createdOf } from '../editorState';
import { changedDocument, createdDocument, editLists } from './editQueries';
import { resourceTexts } from './resourceTexts';
import { useUndo } from './undo';
import { type AnyBody, type AnyDocument, useApi, useResourceApi } from './useApi';
import { useWrite } from './writes';

export interface Change {
  base?: AnyDocument;
  body: AnyBody;
  /** Takes the place of the resource's update call; it may merge and try again. */
  update?: (base: AnyDocument, body: AnyBody) => Promise<AnyDocument>;
  /** Called with the answer, also when the form is no longer shown. */
  afterSave?: ((stored: AnyDocument, before?: AnyDocument) => void) | undefined;
  /** Says what has happened, below the title of the toast. */
  describe?: ((stored: AnyDocument, before?: AnyDocument) => string) | undefined;
}

export interface Removal {
  document: AnyDocument;
  call?: ((id: string) => Promise<unknown>) | undefined;
}

interface Move {
  document: AnyDocument;
  target: AnyDocument;
  place: 'before' | 'after';
  /** The category that the list is filtered by; empty for all. */
  categoryId: string;
}

const actionOf = ({ base }: Change) => (createdOf(base) ? 'update' : 'create');

/**
 * Every way to write documents, with their toasts. The lists show the change at once, go back when
 * it is refused, and are fetched again, here, in other windows and on the public pages.
 */
export function useDocumentMutations(key: ResourceKey) {
  const api = useResourceApi(key);
  const { operations } = useApi();
  const queryClient = useQueryClient();
  const texts = resourceTexts(key);

  const { offer } = useUndo();
  function offerRestore({ id, [resources[key].titleField]: title }: AnyDocument): void {
    const done = { title: texts.done('delete') };
    async function undo() {
      await api.restore(id);
      return { title: texts.counted(1, 'restored') };
    }
    // A deleted account cannot come back: its sessions and password are gone too.
    if (key === 'users') showToast(done);
    else offer({ key, title: `“${title}” deleted`, undo }, done);
  }

  const without = (ids: readonly string[]) =>
    editLists(queryClient, key, (documents) => documents.filter(({ id }) => !ids.includes(id)));
  const changed = (ids: readonly string[], change: AnyBody) =>
    editLists(queryClient, key, (documents) =>
      documents.map((one) => (ids.includes(one.id) ? changedDocument(one, change) : one)),
    );

  const save = useWrite((change: Change) => texts.failed(actionOf(change)), {
    mutationFn({ base, body, update }: Change) {
      if (!base) return api.create(body);
      return update?.(base, body) ?? api.update(base.id, { ...body, version: base.version });
    },
    onMutate({ base, body }) {
      if (base && createdOf(base)) return changed([base.id], body);
      const created = createdDocument(body);
      return editLists(queryClient, key, (documents, isPaged) =>
        isPaged ? [created, ...documents] : documents,
      );
    },
    onSuccess(stored, change) {
      const path = key === 'articles' && stored.isPublished ? articlePath(stored.slug) : undefined;
      const action = path && {
        label: 'View article',
        onPress: () => window.open(path, '_blank', 'noopener'),
      };
      const description = change.describe?.(stored, change.base);
      showToast({ title: texts.done(actionOf(change)), description, ...(action && { action }) });
      change.afterSave?.(stored, change.base);
    },
  });
  const remove = useWrite(texts.failed('delete'), {
    mutationFn: ({ document: { id }, call = api.remove }: Removal) => call(id),
    onMutate: ({ document }) => without([document.id]),
    onSuccess: (_answer, { document }) => offerRestore(document),
  });
  const bulk = useWrite(
    ({ action }: BulkBody) => texts.failed(action === 'delete' ? 'delete' : 'update'),
    {
      mutationFn: (body: BulkBody) => api.bulk(body),
      onMutate(body) {
        if (body.action === 'delete') return without(body.ids);
        if (body.action === 'move')
          return changed(body.ids, { categoryId: body.categoryId || null });
        return changed(body.ids, { isPublished: body.action === 'publish' });
      },
    },
  );
  const move = useWrite(texts.failed('update'), {
    // One after another: each counts from the places that the one before has left.
    scope: { id: `${key} order` },
    mutationFn: ({ document, target, place, categoryId }: Move) =>
      operations.move({
        ...{ resource: key as ContentKey, id: document.id, place, target: target.id },
        ...(categoryId && { categoryId }),
      }),
    onMutate: ({ document, target, place }) =>
      editLists(queryClient, key, (documents) => {
        const others = documents.filter(({ id }) => id !== document.id);
        const beside = others.findIndex(({ id }) => id === target.id);
        if (beside < 0) return documents;
        return others.toSpliced(beside + (place === 'after' ? 1 : 0), 0, document);
      }),
    onSuccess({ refused: [refused] }) {
      if (!refused) return;
      const description = `${refused.title}: ${refused.message}.`;
      showToast({ title: texts.failed('update'), description, variant: 'destructive' });
    },
  });
  return { save, remove, bulk, move };
}
