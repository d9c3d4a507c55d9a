import { isPlainClick } from '@pressline/shared-ui';
import { type RefObject, useLayoutEffect } from 'react';
import { readDone } from './doneItems';
import { restoreTicks } from './restoreTicks';

type Answer = (control: HTMLElement, root: HTMLElement, articleId: string) => unknown;

/** The code that answers each kind of control, fetched when one is pointed at, focused or used. */
const ANSWERS: Readonly<Record<string, () => Promise<{ default: Answer }>>> = {
  '.copy-code': () => import('./enhance/copyCode'),
  'a.zoom': () => import('./enhance/zoomPicture'),
  'a[data-embed]': () => import('./enhance/playVideo'),
  '.tick, .start-over': () => import('./enhance/keepTicks'),
};

const NEARING = ['pointerover', 'focusin'];
const USING = ['click', 'change'];

/** Answers what is pressed in an article; `html` tells when its elements are new ones. */
export function useArticleControls(
  root: RefObject<HTMLElement | null>,
  html: string,
  articleId: string,
): void {
  // Before the shell makes again the click that has started it. New text brings new elements.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const place = root.current;
    if (!place) return undefined;
    const waiting = new Set<Element>();

    async function answer(control: HTMLElement, load: () => Promise<{ default: Answer }>) {
      if (waiting.has(control) || !place) return;
      waiting.add(control);
      try {
        const code = await load();
        if (place.contains(control)) code.default(control, place, articleId);
      } catch {
        // A link leads on without its code; a box is ticked, though not remembered.
        if (control instanceof HTMLAnchorElement) location.assign(control.href);
      }
      waiting.delete(control);
    }

    const handle = (event: Event) => {
      for (const [selector, load] of Object.entries(ANSWERS)) {
        const control = (event.target as Element).closest<HTMLElement>(selector);
        if (!control || !place.contains(control)) continue;
        if (NEARING.includes(event.type)) void load().catch(() => {});
        // What a box says is known with its change.
        else if (control.matches('.tick') !== (event.type === 'change')) continue;
        else if (control.matches('button, input')) void answer(control, load);
        else if (isPlainClick(event as MouseEvent)) {
          event.preventDefault();
          void answer(control, load);
        }
      }
    };

    for (const type of [...NEARING, ...USING]) place.addEventListener(type, handle);
    restoreTicks(place, articleId);
    const tick = place.querySelector<HTMLElement>('.tick');
    const isTicked = readDone(articleId).size > 0 || place.querySelector('.tick:checked');
    if (tick && isTicked) void answer(tick, () => import('./enhance/keepTicks'));
    return () => {
      for (const type of [...NEARING, ...USING]) place.removeEventListener(type, handle);
    };
  }, [root, html, articleId]);
}
