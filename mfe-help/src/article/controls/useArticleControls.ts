import { isPlainClick } from '@pressline/shared-ui';
import { type RefObject, useLayoutEffect } from 'react';
import {
  checkboxesIn,
  itemOf,
  showCheckedItems,
  showProgress,
  storeCheckedItems,
} from './showCheckedItems';

/** Remembers in this browser what is ticked. */
function storeTicks(root: ParentNode, articleId: string): void {
  const done = checkboxesIn(root).filter(({ checked }) => checked);
  storeCheckedItems(articleId, done.map(itemOf));
}

/** Handles a click on a box, or on the button that unticks those of its block. */
function handleTick(target: Element, root: ParentNode, articleId: string): void {
  const block = target.closest('[data-ticked]');
  if (!block || !target.matches('.tick, .progress > button')) return;
  const ticks = checkboxesIn(block);
  const isStartingOver = target.matches('button');
  if (isStartingOver) for (const tick of ticks) tick.checked = false;
  storeTicks(root, articleId);
  showProgress(block);
  if (isStartingOver) ticks[0]?.focus();
}

type Handle = (control: HTMLElement, root: HTMLElement) => unknown;
type Load = () => Promise<{ default: Handle }>;

/** The code that handles each kind of control, fetched when one is pointed at, focused or used. */
const HANDLERS: Readonly<Record<string, Load>> = {
  '.copy-code': () => import('./copyCode'),
  'a.zoom': () => import('./zoomPicture'),
  'a[data-embed]': () => import('./playVideo'),
};

const TYPES = ['pointerover', 'focusin', 'click'];

/** Handles what is pressed in an article; `html` tells when its elements are new ones. */
export function useArticleControls(
  root: RefObject<HTMLElement | null>,
  html: string,
  articleId: string,
): void {
  // Before the shell makes again the click that has started it. New text brings new elements.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const waiting = new Set<Element>();

    async function run(control: HTMLElement, load: Load) {
      if (waiting.has(control) || !element) return;
      waiting.add(control);
      try {
        const code = await load();
        if (element.contains(control)) code.default(control, element);
      } catch {
        // A link leads on without its code.
        if (control instanceof HTMLAnchorElement) location.assign(control.href);
      }
      waiting.delete(control);
    }

    const handle = (event: Event) => {
      if (event.type === 'click') handleTick(event.target as Element, element, articleId);
      for (const [selector, load] of Object.entries(HANDLERS)) {
        const control = (event.target as Element).closest<HTMLElement>(selector);
        if (!control) continue;
        if (event.type !== 'click') void load().catch(() => {});
        else if (control.matches('button') || isPlainClick(event as MouseEvent)) {
          event.preventDefault();
          void run(control, load);
        }
      }
    };

    for (const type of TYPES) element.addEventListener(type, handle);
    showCheckedItems(element, articleId);
    // What was ticked before this code came.
    storeTicks(element, articleId);
    return () => {
      for (const type of TYPES) element.removeEventListener(type, handle);
    };
  }, [root, html, articleId]);
}
