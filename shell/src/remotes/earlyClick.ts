import { replayClick } from '@pressline/shared-ui/kept-clicks';
import { isPageStanding } from './standingPage';

/**
 * Makes the last click of a visitor who was faster than the scripts again, unless it waits for the
 * component of the page. To be called when a part of the document has come to life.
 */
export function replayEarlyClick(): void {
  const last = window.presslineClicks?.at(-1);
  if (isPageStanding() && last?.closest('main')) return;
  // Links are followed and forms sent without any script of ours; the banner takes its own.
  replayClick(() => true, '[type=button]:not([data-consent-choice])');
}
