import { takeClick } from '@pressline/shared-ui/early-clicks';
import { acceptAll, dismissGpcNotice, necessaryOnly, withdrawConsent } from '../store/actions';
import { ccpaOptOut, openCookieSettings } from '../store/events';

/**
 * Moves a focus that would be lost, with the banner or with a button that is hidden, to the page's
 * content. Waits until a dialog that closes has given the focus back to what opened it, which takes
 * one task.
 */
export function restoreFocus(): void {
  setTimeout(() =>
    setTimeout(() => {
      const { activeElement, body } = document;
      const isLost = activeElement === body || activeElement?.getClientRects().length === 0;
      if (isLost) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    }),
  );
}

const choices = {
  all: acceptAll,
  necessary: necessaryOnly,
  dismiss: dismissGpcNotice,
  withdraw: withdrawConsent,
  preferences: openCookieSettings,
  'opt-out': ccpaOptOut,
};

/** What a button does, in its `data-consent-choice`. */
export type ConsentChoice = keyof typeof choices;

const BUTTON = '[data-consent-choice]';

const choiceAt = (target: unknown) =>
  target instanceof Element
    ? (target.closest<HTMLElement>(BUTTON)?.dataset.consentChoice as ConsentChoice | undefined)
    : undefined;

function applyChoice(choice: ConsentChoice | undefined): void {
  if (!choice) return;
  choices[choice]();
  // A dialog takes the focus and gives it back.
  if (choice !== 'preferences' && choice !== 'opt-out') restoreFocus();
}

/**
 * Handles each button with `data-consent-choice`, of the server or of React, and the last one that was
 * clicked before.
 * @returns a function that ends it.
 */
export function handleConsentButtons(): () => void {
  const handleClick = ({ target }: MouseEvent) => {
    if (!choiceAt(target)) return;
    takeClick((kept) => kept === target);
    applyChoice(choiceAt(target));
  };
  applyChoice(choiceAt(takeClick((kept) => choiceAt(kept) !== undefined)));
  window.addEventListener('click', handleClick);
  return () => window.removeEventListener('click', handleClick);
}
