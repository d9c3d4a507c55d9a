import { readDone } from './doneItems';

/**
 * Ticks what the reader of this browser has done of an article. Each block once, whoever comes
 * first, the early script or the page's code: later its boxes know better.
 */
export function restoreTicks(root: ParentNode, articleId: string): void {
  const done = readDone(articleId);
  for (const tick of root.querySelectorAll<HTMLInputElement>('.tick:not([data-restored])')) {
    tick.dataset.restored = '';
    if (done.has(itemOf(tick))) tick.checked = true;
  }
}

/** The key of the step or check that a box belongs to. */
export const itemOf = (tick: Element): string =>
  tick.closest<HTMLElement>('[data-item]')?.dataset.item ?? '';
