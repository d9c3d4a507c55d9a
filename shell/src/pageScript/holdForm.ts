import { clearPressed, showPressed } from './showPressed';

let letGo = (): void => {};

/** Leaves a form that was held back to the browser, which posts it. */
export function releaseForm(): void {
  const go = letGo;
  letGo = () => {};
  go();
}

/** Sends the form again by `button`, as soon as it no longer says that its code is on the way. */
function hold(button: HTMLButtonElement): void {
  const observer = new MutationObserver(releaseForm);
  observer.observe(button, { attributeFilter: ['data-busy-text'] });
  letGo = () => {
    observer.disconnect();
    button.form?.requestSubmit(button);
  };
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
