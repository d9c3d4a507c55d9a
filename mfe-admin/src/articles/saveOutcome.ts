import { copiedFields } from '@pressline/shared-api';
import { formatTime } from '@pressline/shared-ui/format';
import { resourceTexts } from '../form/api/resourceTexts';
import { useUndo } from '../form/api/undo';
import type { AnyDocument } from '../form/api/useApi';
import { useInvalidateContent } from '../form/api/writes';
import { isPublic, isSame, storedOf, useWorkingCopyCalls } from './drafts/workingCopy';

/** What a save does for readers, before it is made and after. */
interface Outcome {
  next: string;
  done: string;
}

/** Of an article that readers have or not (`was`), saved as one that they have or not (`will`). */
function outcomeOf(was: boolean, will: boolean, publishAt: unknown): Outcome {
  if (will) {
    return was
      ? { next: 'Readers will see these changes.', done: 'Readers can see the changes now.' }
      : { next: 'Publishes the article.', done: 'Published. Readers can find it now.' };
  }
  if (was) {
    return {
      next: 'Unpublishes the article.',
      done: 'Unpublished. Readers can no longer find it.',
    };
  }
  if (publishAt) {
    const text = `Readers see it from ${formatTime(String(publishAt))}.`;
    return { next: text, done: text };
  }
  return { next: 'Saves a draft. Readers can’t see it.', done: 'Saved as a draft.' };
}

/** Beside the button that saves. */
export const saveHint = (base: AnyDocument | undefined, isPublished: boolean): string =>
  outcomeOf(isPublic(base), isPublished, base?.publishAt).next;

/** In the toast about a save. */
export const savedText = (stored: AnyDocument, before: AnyDocument | undefined): string =>
  outcomeOf(isPublic(before), isPublic(stored), stored.publishAt).done;

/**
 * Offers to publish an article again that a save has just unpublished, as readers had it; what else
 * the save changed becomes unpublished changes.
 */
export function usePublishUndo() {
  const { offer } = useUndo();
  const { update, save } = useWorkingCopyCalls();
  const invalidateContent = useInvalidateContent();
  return (stored: AnyDocument, before: AnyDocument) => {
    const former = storedOf(before);
    const changed = copiedFields.filter(
      (name) => name !== 'isPublished' && !isSame(stored[name], former[name]),
    );
    const changedOf = (document: AnyDocument) =>
      Object.fromEntries(changed.map((name) => [name, document[name]]));
    async function undo() {
      const published = await update(stored, { ...changedOf(former), isPublished: true });
      if (changed.length > 0) await save(published, changedOf(stored));
      invalidateContent();
      return { title: `“${published.title}” published` };
    }
    const toast = {
      title: resourceTexts('articles').done('update'),
      description: savedText(stored, { ...stored, isPublished: true }),
    };
    offer({ key: 'articles', title: `“${stored.title}” unpublished`, undo }, toast);
  };
}
