import { addCopyButtons } from './addCopyButtons';
import { addHeadingLinks } from './addHeadingLinks';
import { addImageZoom } from './addImageZoom';
import { addQuizzes } from './addQuizzes';
import { addTicks } from './addTicks';
import { addVideoPlayers } from './addVideoPlayers';
import { addAnnouncer } from './announce';

const enhancements: readonly ((root: HTMLElement, articleId: string) => void)[] = [
  addHeadingLinks,
  addTicks,
  addQuizzes,
  addVideoPlayers,
  addCopyButtons,
  addImageZoom,
];

/**
 * Makes the interactive parts of an article's HTML work; the HTML is readable without this. Done once
 * for each text, because new HTML brings new elements.
 */
export function enhanceArticle(root: HTMLElement, articleId: string): void {
  if (root.querySelector('.announcer')) return;
  // An element that moves loses the focus, and a link may just have led to a heading.
  const focused = root.contains(document.activeElement) && document.activeElement;
  addAnnouncer(root);
  for (const enhance of enhancements) enhance(root, articleId);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
