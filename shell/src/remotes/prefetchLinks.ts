import { findRemote } from '../page/findRemote';
import type { PageRemote } from '../page/pageConfig';
import { mayPrefetch } from '../pageScript/whenQuiet';
import { prefetchPage } from './remoteComponents';

const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Fetches the page behind a link as soon as the visitor points at it, touches it or tabs to it. */
export function prefetchLinks(remotes: readonly PageRemote[]): void {
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
