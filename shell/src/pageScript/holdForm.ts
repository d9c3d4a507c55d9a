import { clearPressed, showPressed } from './showPressed';

/** What sends each form that is held back, by its button. */
const held = new Map<HTMLButtonElement, () => void>();

/** Leaves forms that were held back to the browser, which posts them. */
export function releaseForms(): void {
  for (const send of [...held.values()]) send();
}

/** Sends the form again by `button`, as soon as it no longer says that its code is on the way. */
function hold(button: HTMLButtonElement): void {
  if (held.has(button)) return;
  const observer = new MutationObserver(send);
  function send() {
    observer.disconnect();
    held.delete(button);
    button.form?.requestSubmit(button);
  }
  observer.observe(button, { attributeFilter: ['data-busy-text'] });
  held.set(button, send);
}

/**
 * Shows of a form that it is on its way, and holds it back while `isAwaited` says that its code comes: that
 * code sends it and says here what came of it. A button has `data-busy-text` until then.
 */
export function holdForms(isAwaited: () => boolean): void {
  const handleSubmit = (event: SubmitEvent) => {
    const { submitter } = event;
    if (!submitter?.dataset.busyText) {
      clearPressed();
      return;
    }
    showPressed(submitter);
    if (!isAwaited()) return;
    event.preventDefault();
    hold(submitter as HTMLButtonElement);
  };
  window.addEventListener('submit', handleSubmit, true);
  // The browser may bring the page back as it is left.
  window.addEventListener('pagehide', clearPressed);
}
