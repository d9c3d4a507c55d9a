import { readByArticle, storeByArticle } from '../../session/articleStorage';

const KEY = 'pressline_done_items';

export function readCheckedItems(articleId: string): readonly string[] {
  const keys = readByArticle<readonly string[]>(KEY, articleId);
  return Array.isArray(keys) ? keys : [];
}

/** Remembers what is ticked off; where nothing can be stored, the ticks last as long as the page. */
export const storeCheckedItems = (articleId: string, keys: readonly string[]): void =>
  storeByArticle(KEY, 50, articleId, keys.length > 0 && keys);

/** Steps and checklists; quizzes, which have a role, are not ticked. */
const BLOCKS = '[data-interactive]:not([role])';

/** The boxes of steps and checks. */
export const checkboxesIn = (part: ParentNode) => [
  ...part.querySelectorAll<HTMLInputElement>('.tick'),
];

export const itemOf = (tick: Element): string =>
  tick.closest<HTMLElement>('[data-item]')?.dataset.item ?? '';

const add = (to: Element, name: string, properties: object): HTMLElement =>
  to.appendChild(Object.assign(document.createElement(name), properties));

/** Says how much of a block is ticked, once something was. */
export function showProgress(block: Element): void {
  const ticks = checkboxesIn(block);
  const done = ticks.filter(({ checked }) => checked).length;
  let [count, reset] = block.querySelectorAll<HTMLElement>('.progress > *');
  if (!count) {
    if (!done) return;
    const line = add(block, 'p', { className: 'progress' });
    count = add(line, 'span', { role: 'status' });
    reset = add(line, 'button', { type: 'button', textContent: 'Start over' });
  }
  count.textContent = `${done} of ${ticks.length} done`;
  if (reset) reset.hidden = !done;
  block.toggleAttribute('data-complete', done === ticks.length);
}

/**
 * Ticks what the reader of this browser has done of an article, and says how much that is. Each block
 * is ticked once, by the early script or the page's code, whichever runs first: later its boxes know better.
 */
export function showCheckedItems(root: ParentNode, articleId: string): void {
  const done = readCheckedItems(articleId);
  for (const block of root.querySelectorAll<HTMLElement>(BLOCKS)) {
    if (!block.dataset.ticked) {
      for (const tick of checkboxesIn(block)) tick.checked ||= done.includes(itemOf(tick));
    }
    block.dataset.ticked = 'true';
    showProgress(block);
  }
}
