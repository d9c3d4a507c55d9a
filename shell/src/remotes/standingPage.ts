import { type KeptHtml, keepHtml, noteChanges } from '@pressline/shared-ui/keep-html';
import { showCopy } from '@pressline/shared-ui/show-copy';
import type { PageRemote } from '../page/pageConfig';
import {
  holdNeedyLinks,
  navigateByDocument,
  navigateByRouter,
  releaseNeedyLinks,
} from './navigateByDocument';

let standing: { remote: PageRemote; pathname: string; html?: KeptHtml } | undefined;

/**
 * Notes that the document holds the server's page, which no component has taken over: links that need
 * one wait for it. When its remote cannot be loaded the HTML stays as it is, every link becomes an
 * ordinary document navigation, and who asks for it can load it again (`remoteComponents`); the HTML
 * also stays when the remote fails while it takes that over (`RemoteFallback`).
 */
export function holdStandingPage(remote: PageRemote): void {
  const main = document.getElementById('main');
  standing = {
    remote,
    pathname: location.pathname,
    ...(main && { html: keepHtml(noteChanges(main)) }),
  };
  holdNeedyLinks();
}

/** To be called when a component is about to take the page over. */
export const restoreStandingPage = (): void => standing?.html?.restore();

/** To be called once a remote's component is on screen. */
export function releaseStandingPage(): void {
  standing?.html?.stop();
  standing = undefined;
  releaseNeedyLinks();
  navigateByRouter();
}

/** Whether the server's page waits for the component of its remote: of any, or of this one. */
export const isPageStanding = (remote = standing?.remote): boolean =>
  standing !== undefined && standing.remote === remote;

/** What shows the server's HTML of the page, until a component has taken it over; its links then load documents. */
export function takeStandingPage(remote: PageRemote): ReturnType<typeof showCopy> | undefined {
  const isHere = standing?.remote === remote && standing.pathname === location.pathname;
  const main = isHere ? document.getElementById('main') : undefined;
  standing?.html?.stop();
  if (!main?.hasChildNodes()) return undefined;
  navigateByDocument();
  return showCopy(main);
}
