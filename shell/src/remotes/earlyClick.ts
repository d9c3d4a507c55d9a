import { replayClick } from '@pressline/shared-ui/kept-clicks';
import { isPageStanding } from './standingPage';

const REPLAYED = '[type=button]:not([data-consent-choice]), a[data-needs-script]';

// Other links are followed and forms sent without any script of ours; the page script has answered its own.
const isReplayed = (target: Element) =>
  target.closest(REPLAYED) !== null && !target.closest('[data-page-script]');

/**
 * Makes the last click of a visitor who was faster than the scripts again, unless it waits for the
 * component of the page. To be called when a part of the document has come to life.
 */
export function replayEarlyClick(): void {
  const last = window.presslineClicks?.findLast(isReplayed);
  if (isPageStanding() && last?.closest('main')) return;
  replayClick(isReplayed, REPLAYED);
}
