import type { queryAllByRole } from '@testing-library/dom';

export interface Sought {
  place: { x: number; y: number };
  /** Why it cannot be pressed; empty when it can. */
  problem: string;
}

interface SoughtName {
  text?: string;
  pattern?: string;
}

/** Runs in the page, behind Testing Library: brings a part of it into view and says where it is. */
export function findInPage(role: string, { text, pattern }: SoughtName): Sought {
  const library = (globalThis as unknown as { TestingLibraryDom: unknown }).TestingLibraryDom;
  const { queryAllByRole: query } = library as { queryAllByRole: typeof queryAllByRole };
  const name = pattern === undefined ? String(text) : new RegExp(pattern);
  const place = { x: 0, y: 0 };
  // `hidden` saves the slow way to find out. What is not displayed has no box, and behind a modal
  // dialog everything is marked.
  const found = query(document.body, role, { name, hidden: true }).filter((element) => {
    if (element.closest('[aria-hidden="true"], [inert]')) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  });
  const element = found[0];
  if (!element) return { place, problem: 'is not there' };
  const isOutside = () => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < 0 || bottom > window.innerHeight;
  };
  if (isOutside()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  place.x = left + width / 2;
  place.y = top + Math.min(height, window.innerHeight) / 2;
  if (role === 'dialog' || role === 'alertdialog' || role === 'region')
    return { place, problem: '' };
  const above = document.elementFromPoint(place.x, place.y);
  const isFree = above !== null && (element.contains(above) || above.contains(element));
  return { place, problem: isFree ? '' : `is covered by ${above?.outerHTML.slice(0, 200)}` };
}
