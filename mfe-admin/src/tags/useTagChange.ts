import { ApiError, type Tag, type TagBody } from '@pressline/shared-api';
import { useApi } from '../auth/useSession';
import { resourceTexts } from '../documents/resourceTexts';
import { showFailure } from '../documents/showFailure';
import { useWrite } from '../documents/useWrites';
import { useUndo } from '../undo/useUndo';

export function useTagChange(tag: Tag, onDone: () => void) {
  const { operations } = useApi();
  const { offer } = useUndo();
  const { failed } = resourceTexts('tags');

  async function undo(id: string) {
    const [first] = (await operations.undo(id)).refused;
    const description = first && `Not restored: ${first.title}. ${first.message}.`;
    return { title: 'Tag restored', ...(description && { description }) };
  }

  return useWrite('', {
    mutationFn: (body: TagBody) => operations.changeTag(tag.id, body),
    onError(error, { action }) {
      // The field says it.
      if (error instanceof ApiError && error.fields.name) return;
      showFailure(failed(action === 'delete' ? 'delete' : 'update'), error);
    },
    onSuccess({ id, title, refused }) {
      onDone();
      const [first] = refused;
      const description = first && `Not changed: ${first.title}. ${first.message}.`;
      offer({ key: 'tags', title, undo: () => undo(id) }, { title, description });
    },
  });
}
