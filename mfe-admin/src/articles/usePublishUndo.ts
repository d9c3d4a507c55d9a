import { resourceTexts } from '../documents/resourceTexts';
import type { AnyDocument } from '../documents/useResourceApi';
import { useContentChanged } from '../documents/useWrites';
import { useUndo } from '../undo/useUndo';
import { doneText } from './saveOutcome';
import { useCopyCalls } from './workingCopy/useCopyCalls';

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
