import { MAX_FEEDBACK_COMMENT } from '@pressline/shared-api';

/** What is selected in the article, in one line; empty when nothing is, or something beside it. */
export function selectedPassage(): string {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed) return '';
  const isInArticle = [selection.anchorNode, selection.focusNode].every((node) =>
    (node instanceof Element ? node : node?.parentElement)?.closest('article'),
  );
  if (!isInArticle) return '';
  return selection.toString().replace(/\s+/g, ' ').trim().slice(0, MAX_FEEDBACK_COMMENT);
}
