import type { Operation, Tag } from '@pressline/shared-api';
import { resourceTexts } from '../form/api/resourceTexts';
import { useApi } from '../form/api/useSession';
import { useUndo } from '../form/api/useUndo';
import { useWrite } from '../form/api/useWrites';

/** Says what a change of a tag did in all articles, and offers to undo it. */
export function useTagUndo() {
  const { operations } = useApi();
  const { offer } = useUndo();

  async function undo(id: string) {
    const [first] = (await operations.undo(id)).refused;
    const description = first && `Not restored: ${first.title}. ${first.message}.`;
    return { title: 'Tag restored', ...(description && { description }) };
  }

  return ({ id, title, refused: [first] }: Operation) => {
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
      offerUndo(operation);
    },
  });
}
