import { type KeptHtml, keepHtml, noteChanges } from '@pressline/shared-ui/keep-html';
import { showCopy } from '@pressline/shared-ui/show-copy';
import type { PageRemote } from '../page/pageConfig';
import {
  holdScriptLinks,
  navigateByDocument,
  navigateByRouter,
  releaseScriptLinks,
} from './navigateByDocument';

let kept: { remote: PageRemote; pathname: string; html?: KeptHtml } | undefined;

/**
 * Notes that the document holds the server's page, which no component has taken over: links that need
 * one wait for it. When its remote cannot be loaded the HTML stays as it is, every link becomes an
 * ordinary document navigation, and the visitor can ask to load it again (`remoteComponents`); the HTML
 * also stays when the remote fails while it takes that over (`RemoteFallback`).
 */
export function keepServerHtml(remote: PageRemote): void {
  const main = document.getElementById('main');
  kept = {
    remote,
    pathname: location.pathname,
    ...(main && { html: keepHtml(noteChanges(main)) }),
  };
  holdScriptLinks();
}

/** To be called when a component is about to take the page over. */
export const restoreServerHtml = (): void => kept?.html?.restore();

/** To be called once a remote's component is on screen. */
export function releaseServerHtml(): void {
  kept?.html?.stop();
  kept = undefined;
  releaseScriptLinks();
  navigateByRouter();
}

/** Whether the server's page waits for the component of its remote: of any, or of this one. */
export const isServerHtmlKept = (remote = kept?.remote): boolean =>
  kept !== undefined && kept.remote === remote;

/** What shows the server's HTML of the page, until a component has taken it over; its links then load documents. */
export function copyServerHtml(remote: PageRemote): ReturnType<typeof showCopy> | undefined {
  const isHere = kept?.remote === remote && kept.pathname === location.pathname;
  const main = isHere ? document.getElementById('main') : undefined;
  kept?.html?.stop();
  if (!main?.hasChildNodes()) return undefined;
  navigateByDocument();
  return showCopy(main);
}
