import { readDone } from './doneItems';

const BLOCKS = '[data-interactive=steps], [data-interactive=checklist]';
const PROGRESS =
  '<p class="progress"><span role="status"></span><button type="button">Start over</button></p>';

/** The boxes of steps and checks. */
export const ticksIn = (part: ParentNode) => [...part.querySelectorAll<HTMLInputElement>('.tick')];

/** The key of the step or check that a box belongs to. */
export const itemOf = (tick: Element): string =>
  tick.closest<HTMLElement>('[data-item]')?.dataset.item ?? '';

/** Says how much of a block is ticked, once something was. */
export function showProgress(block: Element): void {
  const ticks = ticksIn(block);
  const done = ticks.filter(({ checked }) => checked).length;
  if (!block.querySelector('.progress')) {
    if (!done) return;
    block.insertAdjacentHTML('beforeend', PROGRESS);
  }
  const [count, reset] = block.querySelectorAll<HTMLElement>('.progress > *');
  if (count) count.textContent = `${done} of ${ticks.length} done`;
  if (reset) reset.hidden = !done;
  block.toggleAttribute('data-complete', done === ticks.length);
}

/**
 * Ticks what the reader of this browser has done of an article, and says how much that is. Each block
 * is ticked once, whoever comes first, the early script or the page's code: later its boxes know better.
 */
export function showTicks(root: ParentNode, articleId: string): void {
  const done = readDone(articleId);
  for (const block of root.querySelectorAll<HTMLElement>(BLOCKS)) {
    if (!block.dataset.ticked) {
      for (const tick of ticksIn(block)) tick.checked ||= done.includes(itemOf(tick));
    }
    block.dataset.ticked = 'true';
    showProgress(block);
  }
}
