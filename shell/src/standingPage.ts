import { navigateByDocument } from './navigateByDocument';
import type { PageRemote } from './pageConfig';

let standing: { remote: PageRemote; pathname: string } | undefined;

/** Notes that the page which the server sent stands in the document, and no component has taken it over. */
export function holdStandingPage(remote: PageRemote): void {
  standing = { remote, pathname: location.pathname };
}

/** To be called once a remote's component is on screen. */
export function releaseStandingPage(): void {
  standing = undefined;
}

/** Whether the server's page waits for the component of its remote. */
export const isPageStanding = (): boolean => standing !== undefined;

/** The HTML of the page as the server sent it, while it stands; its links then load documents. */
export function takeStandingPage(remote: PageRemote): string | undefined {
  const isHere = standing?.remote === remote && standing.pathname === location.pathname;
  const html = isHere ? document.getElementById('main')?.innerHTML : undefined;
  if (html) navigateByDocument();
  return html;
}
