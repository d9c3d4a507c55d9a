import type { Tag } from '@pressline/shared-api';
import { ALL, useDocuments } from '../form/api/useDocuments';
import type { AnyBody, AnyDocument } from '../form/api/useResourceApi';
import { useApi } from '../form/api/useSession';
import type { Draft } from '../form/fields/draft';
import { isSameName } from './tagTexts';
import { useTagUndo } from './useTagChange';

/** Finds another tag that has a name already. */
export function useOtherTag() {
  const { documents = [] } = useDocuments('tags', ALL);
  return (name: string, id: string | undefined) =>
    documents.find((one) => one.id !== id && isSameName(String(one.name), name));
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
    // Before the new name: an undo leaves alone what was changed after its operation.
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
