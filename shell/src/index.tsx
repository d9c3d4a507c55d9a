import './page/restoreStyles';
import { configureCompany } from '@pressline/shared-api/company';
import { takeHandledClicks } from '@pressline/shared-ui/early-clicks';
import { preserveHtml } from '@pressline/shared-ui/preserve-html';
import { BrowserRouter } from '@pressline/shared-ui/router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { findRemote } from './page/findRemote';
import { type PageRemote, readPageConfig, SHELL_STARTED_EVENT } from './page/pageConfig';
import { applyHead } from './page/pageTags';
import { mayPrefetch } from './pageScript/whenQuiet';
import {
  prefetchPage,
  remoteComponent,
  remoteSettled,
  resetRemote,
} from './remotes/remoteComponents';
import { preserveServerHtml } from './remotes/serverHtml';
import { rootErrors } from './telemetry/rootErrors';
import { startTelemetry } from './telemetry/telemetry';

const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Fetches the page behind a link as soon as the visitor points at it, touches it or tabs to it. */
function prefetchLinks(remotes: readonly PageRemote[]): void {
  // No document is needed any more: the router follows the links.
  document.querySelector('script[type=speculationrules]')?.remove();
  const asked = new Set<string>();
  const handle = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    const remote = findRemote(remotes, link.pathname);
    const page = link.pathname + link.search;
    if (!remote || asked.has(page) || !mayPrefetch()) return;
    if (remote.layout === 'bare') return;
    asked.add(page);
    void prefetchPage(remote, new URL(link.href));
  };
  for (const sign of SIGNS) window.addEventListener(sign, handle, { passive: true });
}

/**
 * How long a page that is not server-rendered keeps its loading text. After a fallback of its own, React
 * would hold the page back for 300 ms.
 */
const PATIENCE_MS = 3_000;

const tellStarted = () => window.dispatchEvent(new Event(SHELL_STARTED_EVENT));

function start(): void {
  const page = readPageConfig();
  configureCompany(page.company);

  const remoteAt = (pathname: string) => findRemote(page.remotes, pathname);

  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root element');

  const app = (
    <BrowserRouter>
      <App
        page={page}
        remoteAt={remoteAt}
        source={{ component: remoteComponent, reset: resetRemote }}
        collectHead={applyHead}
      />
    </BrowserRouter>
  );

  const landed = remoteAt(location.pathname);
  const errors = rootErrors(page.remotes);
  takeHandledClicks();
  if (page.isServerRendered) {
    if (window.presslineChanges) preserveHtml(window.presslineChanges).restore();
    if (landed) preserveServerHtml(landed);
    hydrateRoot(root, app, errors);
    tellStarted();
  } else {
    const settled = landed ? remoteSettled(landed, PATIENCE_MS) : Promise.resolve();
    void settled.then(() => {
      // A transition, unlike other first renderings, waits for what is about to be there.
      startTransition(() => createRoot(root, errors).render(app));
      tellStarted();
    });
  }
  prefetchLinks(page.remotes);
  startTelemetry();
}

// One that was given up and asked for again may come after all.
if (!window.presslineStarted) {
  window.presslineStarted = true;
  start();
}
