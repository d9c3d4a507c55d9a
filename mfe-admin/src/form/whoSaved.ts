import { useFullName } from './api/queries';
import { type AnyDocument, useSessionState } from './api/useApi';
import { createdOf, type Merged } from './editorState';

/** Names who saved a document; undefined when it was the present user. */
export function useWhoSaved(isNeeded: boolean) {
  const session = useSessionState();
  const username = session.status === 'signedIn' ? session.user.username : undefined;
  const fullName = useFullName(isNeeded);
  return (document: AnyDocument | undefined) => {
    const savedBy = document?.savedBy;
    if (savedBy === username) return undefined;
    return savedBy ? fullName(savedBy) : 'The system';
  };
}

export function conflictText(who: string | undefined, noun: string): string {
  if (who === undefined) return `You saved this ${noun} in another tab while editing it here.`;
  return `${who} saved this ${noun} while you were editing it.`;
}

const FIELDS = new Intl.ListFormat('en-US');

/** Whether the time that was set for it has come. */
const isDone = (name: string, { before, after }: Merged) => Boolean(before[name] && !after[name]);

/** Says what was merged into the form: `Dana Lee also changed Summary.` */
export function mergedText(merged: Merged, who: string | undefined): string {
  const { before, after, changed, isSavePaused } = merged;
  if (before.isPublished !== after.isPublished) {
    if (after.isPublished && isDone('publishAt', merged))
      return 'This article was published on schedule while you were editing.';
    if (before.isPublished && isDone('unpublishAt', merged))
      return 'This article was unpublished on schedule while you were editing.';
  }
  if (changed.length === 0) return '';
  const fields = FIELDS.format(changed);
  const text = who
    ? `${who} also changed ${fields}.`
    : `You also changed ${fields} in another window.`;
  const button = createdOf(after) ? 'Update' : 'Create';
  return isSavePaused ? `${text} Check the changes, then press ${button} again.` : text;
}
