import { nameKey, type Operation, type Tag } from '@pressline/shared-api';
import { formatCount } from '@pressline/shared-ui/format';
import { useMemo } from 'react';
import { ALL_DOCUMENTS, useAdminQuery, useDocuments } from '../form/api/queries';
import { resourceTexts } from '../form/api/resourceTexts';
import { useUndo } from '../form/api/undo';
import { type AnyBody, type AnyDocument, useApi } from '../form/api/useApi';
import { useWrite } from '../form/api/writes';
import type { Draft } from '../form/fields/draft';

export const tagUsageText = (count: number): string =>
  count === 0 ? 'Not used in any article.' : `Used in ${formatCount(count, 'article')}.`;

/** How many articles have each tag, undefined until the server has said, and the tags that no list has. */
export function useTagUsage() {
  const { operations } = useApi();
  const { data } = useAdminQuery(['tag-usage'], (init) => operations.tagUsage(init));
  const usage = data?.tags;
  return useMemo(
    () => ({
      countOf: (name: string) => usage && (usage.find((one) => one.name === name)?.articles ?? 0),
      // No tag can have a comma: articles that have one name two tags.
      unlisted: usage?.filter(({ name, isListed }) => !isListed && !name.includes(',')) ?? [],
    }),
    [usage],
  );
}

/** Says what a change of a tag did in all articles, and offers to undo it. */
function useTagUndo() {
  const { operations } = useApi();
  const { offer } = useUndo();

  async function undo(id: string) {
    const [first] = (await operations.undo(id)).refused;
    const description = first && `Not restored: ${first.title}. ${first.message}.`;
    return { title: 'Tag restored', ...(description && { description }) };
  }

  return ({ id, title: done, changed, refused: [first] }: Operation, where = 'in') => {
    // The tag itself is one of what was changed.
    const title = changed > 1 ? `${done} ${where} ${formatCount(changed - 1, 'article')}` : done;
    const description = first && `Not changed: ${first.title}. ${first.message}.`;
    offer({ key: 'tags', title, undo: () => undo(id) }, { title, description });
  };
}

/** Deletes a tag, also from its articles. */
export function useTagRemoval(tag: Tag, onDone: () => void) {
  const { operations } = useApi();
  const offerUndo = useTagUndo();
  return useWrite(resourceTexts('tags').failed('delete'), {
    mutationFn: () => operations.changeTag(tag.id, { action: 'delete' }),
    onSuccess(operation) {
      onDone();
      offerUndo(operation, 'from');
    },
  });
}

/** Finds another tag that has a name already. */
export function useOtherTag() {
  const { documents = [] } = useDocuments('tags', ALL_DOCUMENTS);
  return (name: string, id: string | undefined) =>
    documents.find((one) => one.id !== id && nameKey(one.name) === nameKey(name));
}

/** What the dialog of a tag does: a new name is one in all articles, and that of another tag merges the two. */
export function useTagEdit() {
  const { admin, operations } = useApi();
  const otherTag = useOtherTag();
  const offerUndo = useTagUndo();

  async function update(base: AnyDocument, { name, ...others }: AnyBody): Promise<AnyDocument> {
    const { id, version } = base;
    let stored: Tag | undefined;
    const isRenamed = typeof name === 'string' && name !== base.name;
    const other = isRenamed ? otherTag(name, id) : undefined;
    // Before the rename: an undo skips documents that were changed after its operation.
    const isChanged = Object.entries(others).some(([field, value]) => value !== base[field]);
    if (!other && isChanged) {
      stored = await admin.tags.update(id, { ...others, version });
    }
    if (isRenamed) {
      const change = other
        ? ({ action: 'merge', into: other.id } as const)
        : ({ action: 'rename', name } as const);
      offerUndo(await operations.changeTag(id, change));
      stored = await admin.tags.get(other?.id ?? id);
    }
    return (stored ?? base) as unknown as AnyDocument;
  }

  const submitLabel = ({ name }: Draft, base: AnyDocument | undefined) =>
    base && otherTag(String(name), base.id) ? 'Merge' : undefined;
  return { update, submitLabel };
}
