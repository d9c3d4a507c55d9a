import { resourceTexts } from '../form/api/resourceTexts';
import type { AnyDocument } from '../form/api/useResourceApi';
import { useUndo } from '../form/api/useUndo';
import { useContentChanged } from '../form/api/useWrites';
import { useCopyCalls } from './drafts/useCopyCalls';
import { doneText } from './saveOutcome';

/** Offers to publish an article again that a save has just unpublished. */
export function usePublishUndo() {
  const { offer } = useUndo();
  const { update } = useCopyCalls();
  const contentChanged = useContentChanged();
  return (stored: AnyDocument) => {
    async function undo() {
      await update(stored, { isPublished: true });
      contentChanged();
      return { title: `“${stored.title}” published` };
    }
    const toast = {
      title: resourceTexts('articles').done('update'),
      description: doneText(stored, { ...stored, isPublished: true }),
    };
    offer({ key: 'articles', title: `“${stored.title}” unpublished`, undo }, toast);
  };
}
