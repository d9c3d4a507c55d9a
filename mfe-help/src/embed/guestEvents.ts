import { decodedOrSame } from '@pressline/shared-api/text';
import { isPlainClick } from '@pressline/shared-ui';
import { usesIn } from '../session/countUses';
import type { GuestHistory } from './createGuestHistory';
import { focusOn } from './useArrival';

const OPENED = 'search/opened?';

/**
 * Counts which results of a search readers open in a guest, each once while it is shown: as the help
 * center does, but nothing is kept in the browser, because the page belongs to another site. Until
 * `signal` is aborted.
 */
export function countOpens(root: ShadowRoot, origin: string, signal: AbortSignal): void {
  const counted = new Set<string>();
  const handle = (event: Event) => {
    for (const name of usesIn(event)) {
      if (!name.startsWith(OPENED) || counted.has(name)) continue;
      counted.add(name);
      const request = { method: 'POST', credentials: 'omit', keepalive: true } as const;
      fetch(`${origin}/api/help/${name}`, request).catch(() => counted.delete(name));
    }
  };
  for (const type of ['click', 'toggle'])
    root.addEventListener(type, handle, { capture: true, signal });
}

const SIGNS = ['pointerover', 'focusin', 'click', 'auxclick'] as const;

/**
 * Handles the links of a guest: what it can show it shows, a place on the page it scrolls to, and
 * all others open in a new tab, because the page belongs to another site. Resolves their addresses against
 * the help center, which is not where the page is. Until `signal` is aborted.
 */
export function followLinks(root: ShadowRoot, history: GuestHistory, signal: AbortSignal): void {
  const handle = (event: MouseEvent | FocusEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    const href = link?.getAttribute('href');
    if (!link || !href) return;
    const isFragment = href.startsWith('#');
    if (/^\/(?!\/)/.test(href)) link.href = history.navigator.createHref(href);
    const path = isFragment ? undefined : history.pathOf(link.href);
    const isOutside = !isFragment && !path && !link.matches('[download], .zoom');
    if (isOutside && /^https?:/.test(link.protocol)) {
      link.target = '_blank';
      link.rel = 'noopener';
    }
    if (event.type !== 'click' || !isPlainClick(event as MouseEvent)) return;
    // A player inside this page would ask more of its content security policy than we do.
    if (link.matches('[data-embed]')) event.stopPropagation();
    if (!isFragment && !path) return;
    event.preventDefault();
    if (path) return history.navigator.push(path);
    const target = root.getElementById(decodedOrSame(href.slice(1)));
    if (target) focusOn(target);
  };
  for (const sign of SIGNS)
    root.addEventListener(sign, handle as EventListener, { capture: true, signal });
}

const TYPES = ['keydown', 'keypress', 'keyup'] as const;
/** They leave a field, or what the field is in. */
const LEAVING = new Set(['Tab', 'Escape']);

/**
 * Keeps what is typed in fields of a guest to itself: the page around it sees another target, and
 * would take letters for its shortcuts. Until `signal` is aborted.
 */
export function stopKeys(root: ShadowRoot, signal: AbortSignal): void {
  const handle = (event: KeyboardEvent) => {
    const { target, key, defaultPrevented } = event;
    const isField = target instanceof Element && target.matches('input, textarea, select');
    if (isField && (defaultPrevented || !LEAVING.has(key))) event.stopPropagation();
  };
  for (const type of TYPES) {
    root.addEventListener(type, handle as EventListener, { signal });
  }
}
