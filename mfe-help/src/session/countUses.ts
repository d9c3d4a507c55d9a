import { readLocal, STAFF_KEY } from '@pressline/shared-ui/browser-storage';
import { readSession, writeSession } from './sessionStore';

const isStaff = (): boolean => readLocal(STAFF_KEY) !== null;

/** Shows staff the links that are hidden from other visitors. */
export function markStaff(): void {
  document.documentElement.toggleAttribute('data-staff', isStaff());
}

declare global {
  interface Window {
    /** Whether uses are counted on this page already. */
    presslineCounts?: true;
  }
}

const SESSION_KEY = 'pressline_used';

/** Counts a use, named as in `data-counts`: once in a browser session, and never staff. */
export function countUse(name: string | undefined): void {
  const path = `/api/help/${name}`;
  const used = readSession<string[]>(SESSION_KEY, []);
  if (!name || isStaff() || !navigator.onLine || used.includes(path)) return;
  if (navigator.sendBeacon(path)) writeSession(SESSION_KEY, [...used, path]);
}

/** What a click or an opened answer counts as, by the `data-counts` of where it happened. */
export function usesIn({ type, target }: Event): readonly string[] {
  const selector = type === 'toggle' ? 'details[open]' : 'a[data-counts]';
  // Not everything that an event happens to is an element.
  const used = (target as Partial<Element>).closest?.<HTMLElement>(selector);
  return used?.dataset.counts?.split(' ') ?? [];
}

const handleUse = (event: Event): void => usesIn(event).forEach(countUse);

/**
 * Counts opened answers, started videos and fetched files. `data-counts` names what one counts as, with a
 * space between two names. Registers its listeners once, even if the early script and React both call it.
 */
export function countUses(): void {
  if (window.presslineCounts) return;
  window.presslineCounts = true;
  // Ahead of React, which keeps to itself what it has not hydrated; `toggle` does not bubble.
  for (const type of ['click', 'toggle']) document.addEventListener(type, handleUse, true);
}
