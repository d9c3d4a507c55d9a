import type { KeyboardEvent } from 'react';

/** Ctrl+S or Cmd+S in the element itself; events of dialogs above it reach it through React too. */
export function isSaveShortcut(event: KeyboardEvent): boolean {
  const isOwn = event.currentTarget.contains(event.target as Node);
  return isOwn && event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
}
