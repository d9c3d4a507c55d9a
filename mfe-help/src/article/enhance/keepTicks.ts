import { writeDone } from '../doneItems';
import { itemOf } from '../restoreTicks';
import { element } from './element';

const BLOCKS = ':is([data-interactive="steps"], [data-interactive="checklist"])';

function addProgress(block: HTMLElement): HTMLElement {
  const reset = element('button', { type: 'button', className: 'start-over' }, 'Start over');
  const progress = element(
    'p',
    { className: 'progress' },
    element('span', { role: 'status' }),
    reset,
  );
  block.append(progress);
  return progress;
}

function show(block: HTMLElement, ticks: readonly HTMLInputElement[]): void {
  const progress = block.querySelector<HTMLElement>('.progress') ?? addProgress(block);
  const done = ticks.filter(({ checked }) => checked).length;
  const [count, reset] = progress.children as unknown as [HTMLElement, HTMLElement];
  count.textContent = `${done} of ${ticks.length} done`;
  reset.hidden = done === 0;
  block.toggleAttribute('data-complete', done === ticks.length);
}

/** Remembers in this browser what is ticked, and says how much of each block that is. */
export default function keepTicks(
  control: HTMLElement,
  root: HTMLElement,
  articleId: string,
): void {
  for (const block of root.querySelectorAll<HTMLElement>(BLOCKS)) {
    const ticks = [...block.querySelectorAll<HTMLInputElement>('.tick')];
    if (ticks.length === 0) continue;
    const isStartingOver = control.matches('.start-over') && block.contains(control);
    for (const tick of ticks) {
      if (isStartingOver) tick.checked = false;
      writeDone(articleId, itemOf(tick), tick.checked);
    }
    show(block, ticks);
    if (isStartingOver) ticks[0]?.focus();
  }
}
