import { replayClick } from '@pressline/shared-ui/early-clicks';
import { needsScript } from '../page/needsScript';
import { isServerHtmlPreserved } from './serverHtml';

/**
 * Makes the last click of a visitor who was faster than the scripts again, unless it waits for the
 * component of the page. To be called when a part of the document has come to life.
 */
export function replayEarlyClick(): void {
  const last = window.presslineClicks?.findLast(needsScript);
  if (isServerHtmlPreserved() && last?.closest('main')) return;
  replayClick(needsScript, '[type=button], a[href], [data-needs-script]');
}
