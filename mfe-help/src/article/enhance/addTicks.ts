import { readDone, writeDone } from './doneItems';
import { element } from './element';

const NAME_LENGTH = 100;

function nameOf(item: HTMLElement, index: number, isStep: boolean): string {
  const text = (item.textContent ?? '').replace(/^\s*☐/, '').trim().replace(/\s+/g, ' ');
  const short = text.length > NAME_LENGTH ? `${text.slice(0, NAME_LENGTH)}…` : text;
  return isStep ? `Step ${index + 1} done: ${short}` : short;
}

function addTick(item: HTMLElement, name: string): HTMLInputElement {
  const tick = element('input', { type: 'checkbox', className: 'tick', ariaLabel: name });
  const place = item.querySelector('[data-tick]');
  if (place) place.replaceWith(tick);
  else item.prepend(tick);
  return tick;
}

// A row is an easier target than its box; links and controls in it keep their own click.
function tickByRow(item: HTMLElement, tick: HTMLInputElement): void {
  item.addEventListener('click', ({ target }) => {
    const isOther = (target as Element).closest('a, button, input, summary, pre, img');
    if (!isOther && getSelection()?.isCollapsed !== false) tick.click();
  });
}

/** Lets readers tick off the steps and checks of a block, and start over. */
function addTicksTo(block: HTMLElement, articleId: string): void {
  const isStep = block.dataset.interactive === 'steps';
  const items = [...block.querySelectorAll<HTMLElement>('li[data-item]')];
  const ticks = items.map((item, index) => addTick(item, nameOf(item, index, isStep)));
  const count = element('span', { role: 'status' });
  const reset = element('button', { type: 'button' }, 'Start over');

  const show = () => {
    for (const [index, item] of items.entries()) {
      item.toggleAttribute('data-done', ticks[index]?.checked === true);
    }
    const done = ticks.filter(({ checked }) => checked).length;
    count.textContent = `${done} of ${items.length} done`;
    reset.hidden = done === 0;
    block.toggleAttribute('data-complete', done === items.length);
  };
  const set = (index: number, isDone: boolean) => {
    const tick = ticks[index];
    if (tick) tick.checked = isDone;
    writeDone(articleId, items[index]?.dataset.item ?? '', isDone);
  };

  const done = readDone(articleId);
  for (const [index, tick] of ticks.entries()) {
    const item = items[index];
    if (!item) continue;
    tick.checked = done.has(item.dataset.item ?? '');
    tick.addEventListener('change', () => {
      set(index, tick.checked);
      show();
    });
    if (!isStep) tickByRow(item, tick);
  }
  reset.addEventListener('click', () => {
    for (const index of items.keys()) set(index, false);
    show();
    ticks[0]?.focus();
  });
  block.append(element('p', { className: 'progress' }, count, reset));
  show();
}

/** Makes the steps and checklists of an article work; what is done is remembered in this browser. */
export function addTicks(root: HTMLElement, articleId: string): void {
  for (const block of root.querySelectorAll<HTMLElement>(
    ':is([data-interactive="steps"], [data-interactive="checklist"])',
  )) {
    if (block.querySelector('li[data-item]')) addTicksTo(block, articleId);
  }
}
