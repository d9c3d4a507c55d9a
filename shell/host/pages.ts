import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { answerPage, compressPage } from './answerPage';
import { compressBody } from './compressedBody';
import type { ContentVersion } from './contentVersion';
import { type CachedPage, createPageCache } from './pageCache';
import type { RemoteRegistry } from './releases/RemoteRegistry';
import { type RenderContext, renderPage, renderStandIn, type VisitorSignals } from './renderPage';

interface PagesOptions {
  registry: RemoteRegistry;
  contentVersion: ContentVersion;
  render: RenderContext;
  log: Logger;
}

/** Answers every page of the site: from the cache while nothing has changed, rendered anew otherwise. */
export function pages({ registry, contentVersion, render, log }: PagesOptions): Middleware {
  const cache = createPageCache();
  const underWay = new Map<
    string,
    Promise<CachedPage | { redirect: string; permanent: boolean }>
  >();

  // The day counts too: pages say what is new, and some the date.
  const fingerprint = () => {
    const day = new Date().toISOString().slice(0, 10);
    return `${registry.fingerprint()} ${contentVersion.current()} ${day}`;
  };

  async function make(
    url: URL,
    signals: VisitorSignals,
  ): Promise<CachedPage | { redirect: string; permanent: boolean }> {
    const madeFrom = fingerprint();
    const knownVersion = contentVersion.current();
    const releases = registry.releases();
    const key = cacheKey(url, signals);
    const stale = url.search ? undefined : cache.get(key);
    try {
      const page = await renderPage(url, releases, render, signals);
      if ('redirect' in page) {
        forget(url, key);
        return page;
      }
      // Services are away: what was good a moment ago is better than an error.
      if (page.status === 503 && stale) return stale;
      // A path that nobody owns yet may be a page of the remote that is still missing.
      const status = page.status === 404 && !registry.isComplete() ? 503 : page.status;
      const made = { ...(await compressPage({ ...page, status })), fingerprint: madeFrom };
      // An instance of services that lags behind answers what was true before.
      const isCurrent = (page.contentVersion ?? knownVersion) >= knownVersion;
      if (page.status === 404) forget(url, key);
      if (page.isCacheable && isCurrent) {
        cache.set(key, made);
        polish(key, made, page.html).catch((error) => log.warn({ err: error }, 'not polished'));
      }
      return made;
    } catch (error) {
      log.error({ err: error, path: url.pathname }, 'page could not be rendered');
      if (stale) return stale;
      return compressPage(await renderStandIn('error', url, releases, render));
    }
  }

  // What was taken back must not return from memory when services are away.
  function forget(url: URL, key: string): void {
    if (!url.search) cache.delete(key);
  }

  // Behind the answer: smaller by a tenth for everyone who comes after the first reader.
  async function polish(key: string, made: CachedPage, html: string): Promise<void> {
    const body = await compressBody(html, 'thorough');
    if (cache.peek(key) === made) cache.set(key, { ...made, body });
  }

  function makeOnce(url: URL, signals: VisitorSignals) {
    const key = `${fingerprint()} ${cacheKey(url, signals)}${url.search}`;
    let making = underWay.get(key);
    if (!making) {
      making = make(url, signals).finally(() => underWay.delete(key));
      underWay.set(key, making);
    }
    return making;
  }

  return async (context) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') context.throw(405);
    const url = new URL(context.path + context.search, render.publicUrl);
    const signals = { isGpcOn: context.get('Sec-GPC') === '1' };
    const cached = url.search ? undefined : cache.get(cacheKey(url, signals));
    const page = cached?.fingerprint === fingerprint() ? cached : await makeOnce(url, signals);
    if ('redirect' in page) {
      context.status = page.permanent ? 301 : 302;
      context.redirect(page.redirect + url.search);
      // A slug that is renamed back must not meet a redirect that a browser has kept.
      context.set('Cache-Control', 'no-cache');
      return;
    }
    answerPage(context, page);
  };
}

const cacheKey = ({ pathname }: URL, { isGpcOn }: VisitorSignals) =>
  isGpcOn ? `${pathname} gpc` : pathname;
