import type { queryAllByRole } from '@testing-library/dom';

export interface Sought {
  /** Its middle, in the window. */
  place: { x: number; y: number };
  /** Why it cannot be used; empty when it can. */
  problem: string;
}

export interface Wanted {
  role: string;
  text?: string;
  pattern?: string;
  /** Whether it is to be pressed: it is brought into view, and nothing may cover it. */
  isPressed: boolean;
}

/** Runs in the page, behind Testing Library. */
export async function findInPage({ role, text, pattern, isPressed }: Wanted): Promise<Sought> {
  const library = (globalThis as unknown as { TestingLibraryDom: unknown }).TestingLibraryDom;
  const { queryAllByRole: query } = library as { queryAllByRole: typeof queryAllByRole };
  const name = pattern === undefined ? String(text) : new RegExp(pattern);
  const place = { x: 0, y: 0 };
  // `hidden` saves the slow way to find out. What is not displayed has no box, and behind a modal
  // dialog everything is marked.
  const element = query(document.body, role, { name, hidden: true }).find((candidate) => {
    if (candidate.closest('[aria-hidden="true"], [inert]')) return false;
    const { width, height } = candidate.getBoundingClientRect();
    return width > 0 && height > 0 && candidate.checkVisibility({ visibilityProperty: true });
  });
  if (!element) return { place, problem: 'is not there' };
  if (!isPressed) return { place, problem: '' };
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const box = element.getBoundingClientRect();
  if (box.top !== before.top || box.left !== before.left) return { place, problem: 'moves' };
  place.x = Math.round(box.left + box.width / 2);
  place.y = Math.round(box.top + box.height / 2);
  const above = document.elementFromPoint(place.x, place.y);
  const isFree = above !== null && element.contains(above);
  return { place, problem: isFree ? '' : `is covered by ${above?.outerHTML.slice(0, 200)}` };
}
