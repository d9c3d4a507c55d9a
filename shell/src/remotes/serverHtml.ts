import { replayClick } from '@pressline/shared-ui/early-clicks';
import {
  type PreservedHtml,
  preserveHtml,
  recordChanges,
} from '@pressline/shared-ui/preserve-html';
import { showCopy } from '@pressline/shared-ui/show-copy';
import { leavesDocument, needsScript } from '../page/needsScript';
import type { PageRemote } from '../page/pageConfig';

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

/**
 * Makes the last click of a visitor who was faster than the scripts again, unless it waits for the
 * component of the page. To be called when a part of the document has come to life.
 */
export function replayEarlyClick(): void {
  const last = window.presslineClicks?.findLast(needsScript);
  if (isServerHtmlPreserved() && last?.closest('main')) return;
  replayClick(needsScript, '[type=button], a[href], [data-needs-script]');
}

function holdLink(event: MouseEvent): void {
  const { target } = event;
  const link =
    target instanceof Element &&
    target.closest<HTMLAnchorElement>('main a[href][data-needs-script]');
  if (link && leavesDocument(link, event)) event.preventDefault();
}

/** Prevents links of the page that need its component from being followed; the click is made again later. */
export const holdScriptLinks = (): void => window.addEventListener('click', holdLink, true);

export const releaseScriptLinks = (): void => window.removeEventListener('click', holdLink, true);

const CAPTURE = { capture: true };

function hideFromRouter(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link) event.stopPropagation();
}

/** Makes every link of a page whose scripts have failed an ordinary document navigation. */
export function navigateByDocument(): void {
  releaseScriptLinks();
  window.addEventListener('click', hideFromRouter, CAPTURE);
}

/** Gives the links back to the components of a page that has come after all. */
export function navigateByRouter(): void {
  window.removeEventListener('click', hideFromRouter, CAPTURE);
}
