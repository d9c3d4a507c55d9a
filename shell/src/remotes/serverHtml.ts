import {
  type PreservedHtml,
  preserveHtml,
  recordChanges,
} from '@pressline/shared-ui/preserve-html';
import { showCopy } from '@pressline/shared-ui/show-copy';
import type { PageRemote } from '../page/pageConfig';
import {
  holdScriptLinks,
  navigateByDocument,
  navigateByRouter,
  releaseScriptLinks,
} from './navigateByDocument';

let preserved: { remote: PageRemote; pathname: string; html?: PreservedHtml } | undefined;

/**
 * Records that the document holds the server's page, which no component has taken over: links that need
 * one wait for it. When its remote cannot be loaded the HTML stays as it is, every link becomes an
 * ordinary document navigation, and the visitor can ask to load it again (`remoteComponents`); the HTML
 * also stays when the remote fails while it takes that over (`RemoteFallback`).
 */
export function preserveServerHtml(remote: PageRemote): void {
  const main = document.getElementById('main');
  preserved = {
    remote,
    pathname: location.pathname,
    ...(main && { html: preserveHtml(recordChanges(main)) }),
  };
  holdScriptLinks();
}

/** To be called when a component is about to take the page over. */
export const restoreServerHtml = (): void => preserved?.html?.restore();

/** To be called once a remote's component is on screen. */
export function releaseServerHtml(): void {
  preserved?.html?.stop();
  preserved = undefined;
  releaseScriptLinks();
  navigateByRouter();
}

/** Whether the server's page waits for the component of its remote: of any, or of this one. */
export const isServerHtmlPreserved = (remote = preserved?.remote): boolean =>
  preserved !== undefined && preserved.remote === remote;

/** What shows the server's HTML of the page, until a component has taken it over; its links then load documents. */
export function copyServerHtml(remote: PageRemote): ReturnType<typeof showCopy> | undefined {
  const isHere = preserved?.remote === remote && preserved.pathname === location.pathname;
  const main = isHere ? document.getElementById('main') : undefined;
  preserved?.html?.stop();
  if (!main?.hasChildNodes()) return undefined;
  navigateByDocument();
  return showCopy(main);
}
