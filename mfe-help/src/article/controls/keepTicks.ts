import { writeDone } from './doneItems';
import { itemOf, showProgress, ticksIn } from './showTicks';

/** Remembers in this browser what is ticked. */
export function keepTicks(root: ParentNode, articleId: string): void {
  const done = ticksIn(root).filter(({ checked }) => checked);
  writeDone(articleId, done.map(itemOf));
}

/** Answers a click on a box, or on the button that unticks those of its block. */
export function answerTick(target: Element, root: ParentNode, articleId: string): void {
  const block = target.closest('[data-ticked]');
  if (!block || !target.matches('.tick, .progress > button')) return;
  const ticks = ticksIn(block);
  const isStartingOver = target.matches('button');
  if (isStartingOver) for (const tick of ticks) tick.checked = false;
  keepTicks(root, articleId);
  showProgress(block);
  if (isStartingOver) ticks[0]?.focus();
}
