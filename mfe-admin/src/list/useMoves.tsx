import { VisuallyHidden } from '@pressline/shared-ui';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';

/** Where a key with Alt moves the entry at `index`; undefined for all other keys. */
export function placeByKey(event: KeyboardEvent, index: number): number | undefined {
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
