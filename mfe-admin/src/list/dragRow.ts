import type { PointerEvent } from 'react';

/**
 * Lets a pointer drag the row of its handle among the other rows, and marks where it would stand.
 * Escape ends that. `onDrop` gets the new place.
 */
export function dragRow(event: PointerEvent<HTMLElement>, onDrop: (to: number) => void): void {
  const handle: HTMLElement = event.currentTarget;
  const row = handle.closest('li');
  if (!row?.parentElement || event.button !== 0) return;
  const rows = [...row.parentElement.children] as HTMLElement[];
  const from = rows.indexOf(row);
  let to = from;
  const end = new AbortController();
  const { signal } = end;

  function show(next: number) {
    delete rows[to]?.dataset.drop;
    to = next;
    const target = rows[to];
    if (!target || to === from) return;
    target.dataset.drop = to < from ? 'before' : 'after';
    target.scrollIntoView({ block: 'nearest' });
  }
  function stop(isDropped: boolean) {
    end.abort();
    const place = to;
    show(from);
    delete row?.dataset.dragged;
    if (isDropped && place !== from) onDrop(place);
  }

  // No text is selected meanwhile.
  event.preventDefault();
  handle.setPointerCapture(event.pointerId);
  row.dataset.dragged = '';
  handle.addEventListener(
    'pointermove',
    ({ clientY }) => {
      const under = rows.findIndex((one) => clientY < one.getBoundingClientRect().bottom);
      show(under < 0 ? rows.length - 1 : under);
    },
    { signal },
  );
  handle.addEventListener('pointerup', () => stop(true), { signal });
  handle.addEventListener('pointercancel', () => stop(false), { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && stop(false), { signal });
}
