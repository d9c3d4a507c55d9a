import { decodedOrSame } from '@pressline/shared-api/text';
import { useEffect, useState } from 'react';
import { anchorOf, markTextFragment } from '../article/markTextFragment';
import type { GuestState } from './createGuestHistory';

/**
 * Moves the focus to the new page's heading, or to the element or the text that the address names, as soon
 * as it exists; the text is marked. On the first page only if `hasFocus` is set, and then to the search
 * field if there is one.
 */
export function useArrival(
  shadow: ShadowRoot,
  location: GuestState['location'],
  hasFocus = false,
): void {
  const [startedAt] = useState(location);
  const { pathname, hash } = location;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page and place on it
  useEffect(() => {
    const isStart = location === startedAt;
    if (isStart && !hasFocus) return undefined;
    const observer = new MutationObserver(arrive);
    function arrive() {
      const id = decodedOrSame(anchorOf(hash));
      const field = isStart ? shadow.querySelector<HTMLElement>('[type=search]') : null;
      const text = shadow.querySelector('[data-prose]');
      const target = id
        ? shadow.getElementById(id)
        : (field ?? shadow.querySelector<HTMLElement>('h1'));
      if (!target) return;
      observer.disconnect();
      focusOn((text && markTextFragment(text, hash)) ?? target);
    }
    observer.observe(shadow, { childList: true, subtree: true });
    arrive();
    return () => observer.disconnect();
  }, [pathname, hash]);
}

/** Shows an element and moves the focus there. */
export function focusOn(target: HTMLElement): void {
  const block = target.matches('mark') ? 'center' : 'start';
  target.scrollIntoView({ block: target.matches('h1, input') ? 'nearest' : block });
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
