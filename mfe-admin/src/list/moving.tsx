import { IconButton, VisuallyHidden } from '@pressline/shared-ui';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';

/** Where a key with Alt moves the entry at `index`; undefined for all other keys. */
export function indexByKey(event: KeyboardEvent, index: number): number | undefined {
  if (!event.altKey) return undefined;
  const to = { ArrowUp: index - 1, ArrowDown: index + 1 }[event.key];
  if (to !== undefined) event.preventDefault();
  return to;
}

/**
 * Moves entries of a list. Their rows have `data-moves` with the id. The focus stays in the row that
 * was moved, and its new place is announced.
 */
export function useMoves<Entry extends { id: string }>(
  entries: readonly Entry[],
  titleOf: (entry: Entry) => string,
  onMove: (entry: Entry, to: number) => void,
) {
  const [announcement, setAnnouncement] = useState('');
  const moved = useRef<{ id: string; to: number } | null>(null);

  // When they stand in their new order: at an end of the list the button that was pressed is
  // disabled then, and has lost the focus.
  useLayoutEffect(() => {
    if (!moved.current || entries[moved.current.to]?.id !== moved.current.id) return;
    const row = document.querySelector(`[data-moves="${moved.current.id}"]`);
    moved.current = null;
    if (row?.querySelector(':focus:enabled')) return;
    row?.querySelector<HTMLElement>('[data-move]:enabled')?.focus();
  }, [entries]);

  return {
    move(from: number, to: number) {
      const entry = entries[from];
      if (!entry || to === from || to < 0 || to >= entries.length) return;
      moved.current = { id: entry.id, to };
      onMove(entry, to);
      setAnnouncement(`${titleOf(entry)} is number ${to + 1} of ${entries.length} now`);
    },
    announcement: <VisuallyHidden role="status">{announcement}</VisuallyHidden>,
  };
}

interface MoveButtonsProps {
  title: string;
  index: number;
  count: number;
  isDisabled?: boolean;
  onMove: (to: number) => void;
}

export const MoveButtons = ({ title, index, count, isDisabled, onMove }: MoveButtonsProps) => (
  <>
    <IconButton
      icon="chevron-up"
      label={`Move ${title} up`}
      data-move="up"
      aria-keyshortcuts="Alt+ArrowUp"
      disabled={isDisabled || index === 0}
      onClick={() => onMove(index - 1)}
    />
    <IconButton
      icon="chevron-down"
      label={`Move ${title} down`}
      data-move="down"
      aria-keyshortcuts="Alt+ArrowDown"
      disabled={isDisabled || index === count - 1}
      onClick={() => onMove(index + 1)}
    />
  </>
);

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
    const index = to;
    show(from);
    delete row?.dataset.dragged;
    if (isDropped && index !== from) onDrop(index);
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
