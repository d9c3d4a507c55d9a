import { isPlainClick } from '@pressline/shared-ui/plain-click';

/** What a click, a pointer or the keyboard's focus starts the page for. */
const NEEDS_SCRIPT =
  'button[type="button"], [role="tab"], [data-needs-script], [data-consent-choice="preferences"]';
const ANSWERED_HERE =
  '[data-page-script], [data-consent-choice]:not([data-consent-choice="preferences"])';

/** How much somebody wants what the page's scripts do: `near` is on the way to it. */
export type Wish = 'near' | 'wanted';

function needsScript(target: EventTarget | null): target is Element {
  return (
    target instanceof Element &&
    !target.closest(ANSWERED_HERE) &&
    target.closest(NEEDS_SCRIPT) !== null
  );
}

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea, select');

/**
 * Calls `start` when somebody points at, focuses by keyboard or clicks what needs a script, or changes a
 * field. Scrolling, reading, following a link and sending a form are no reason. `start` answers whether
 * the page waits for its code: a link that needs it is then not followed.
 */
export function onIntent(start: (wish: Wish) => boolean): void {
  let isKeyboardUsed = false;
  const listeners: { [Type in keyof WindowEventMap]?: (event: WindowEventMap[Type]) => void } = {
    // Browsers make moves of their own when the page is scrolled under a resting pointer.
    pointermove({ target, pointerType, movementX, movementY }) {
      if (pointerType !== 'touch' && (movementX || movementY) && needsScript(target)) start('near');
    },
    keydown() {
      isKeyboardUsed = true;
    },
    // Not the browser's own focus, by `autofocus` or on Back.
    focusin({ target }) {
      if (isKeyboardUsed && needsScript(target)) start('near');
    },
    input({ target }) {
      if (isField(target)) start('wanted');
    },
    click(event) {
      if (!needsScript(event.target)) return;
      const isWaiting = start('wanted');
      // The code that answers it clicks it again.
      if (isWaiting && event.target.closest('a') && isPlainClick(event)) event.preventDefault();
    },
  };
  for (const [type, listener] of Object.entries(listeners)) {
    window.addEventListener(type, listener as EventListener, {
      capture: true,
      passive: type !== 'click',
    });
  }
}
