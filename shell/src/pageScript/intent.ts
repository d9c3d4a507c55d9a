import { hasTyped } from '@pressline/shared-ui/has-typed';
import { isPlainClick } from '@pressline/shared-ui/plain-click';
import { isHandledByPageScript, leavesDocument, needsScript } from '../page/needsScript';

/** How strong the intent is: `likely` for a pointer or the focus on its way, `certain` for a press or an input. */
export type Intent = 'likely' | 'certain';

// Its dialog comes with the page's scripts.
const isNear = (target: EventTarget | null) =>
  needsScript(target) ||
  (target instanceof Element && target.closest('[data-consent-choice="preferences"]') !== null);

const isField = (target: EventTarget | null): target is Element =>
  target instanceof Element &&
  target.matches('input, textarea, select') &&
  !isHandledByPageScript(target);

/** Counts the address of a page as a click: `#name` on the element with `data-hash="name"`. */
export function clickByAddress(): void {
  const [, name] = /^#([a-z-]+)$/.exec(location.hash) ?? [];
  const target = name && document.querySelector(`[data-hash=${name}]`);
  if (target) window.presslineClicks = [...(window.presslineClicks ?? []), target];
}

/** Whether the visitor has clicked what needs a script, checked something or typed before the page script ran. */
export const hadEarlyIntent = (): boolean =>
  hasTyped() ||
  (window.presslineClicks ?? []).some((target) =>
    isField(target) ? target.matches(':checked') : needsScript(target),
  );

/**
 * Calls `start` when the visitor points at, focuses by keyboard or clicks what needs a script, or changes a
 * field. Scrolling, reading, following a link and sending a form are no reason. `start` returns whether
 * the page waits for its code: a link that needs it is then not followed.
 */
export function onIntent(start: (intent: Intent, pressed?: Element) => boolean): void {
  let isKeyboardUsed = false;
  const listeners: { [Type in keyof WindowEventMap]?: (event: WindowEventMap[Type]) => void } = {
    // Browsers make moves of their own when the page is scrolled under a resting pointer.
    pointermove({ target, pointerType, movementX, movementY }) {
      if (pointerType !== 'touch' && (movementX || movementY) && isNear(target)) start('likely');
    },
    keydown() {
      isKeyboardUsed = true;
    },
    // Not the focus that the page or the browser sets.
    focusin({ target }) {
      if (isKeyboardUsed && isNear(target)) start('likely');
    },
    input({ target }) {
      if (isField(target)) start('certain');
    },
    // A visitor who left the page no longer wants what was pressed on it, when the browser brings it back.
    pagehide() {
      window.presslineClicks = [];
    },
    click(event) {
      // Such as a link that opens a dialog of the page.
      if (event.defaultPrevented) return;
      const link = event.target instanceof Element && event.target.closest('a');
      const isIntent = needsScript(event.target);
      // Another document would lose what was typed on this one.
      const isLoss =
        link && leavesDocument(link, event) && !isHandledByPageScript(link) && hasTyped();
      if (!isIntent && !isLoss) return;
      const isWaiting = start('certain', event.target as Element);
      if (!isWaiting || !link || !isPlainClick(event)) return;
      event.preventDefault();
      // The code that answers it clicks it again.
      link.dataset.needsScript = '';
    },
  };
  for (const [type, listener] of Object.entries(listeners)) {
    window.addEventListener(type, listener as EventListener, {
      capture: true,
      passive: type !== 'click',
    });
  }
}
