import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { type CompressedBody, compressBody, type Encoding } from './compressedBody';
import type { ContentVersion } from './contentVersion';
import { type CachedPage, createPageCache } from './pageCache';
import type { RemoteRegistry } from './releases/RemoteRegistry';
import { type RenderContext, renderErrorPage, renderPage } from './renderPage';

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

  async function make(url: URL): Promise<CachedPage | { redirect: string; permanent: boolean }> {
    const madeFrom = fingerprint();
    const knownVersion = contentVersion.current();
    const releases = registry.releases();
    const key = url.pathname;
    const stale = url.search ? undefined : cache.get(key);
    try {
      const page = await renderPage(url, releases, render);
      if ('redirect' in page) return page;
      // Services are away: what was good a moment ago is better than an error.
      if (page.status === 503 && stale) return stale;
      // A path that nobody owns yet may be a page of the remote that is still missing.
      const status = page.status === 404 && !registry.isComplete() ? 503 : page.status;
      const made = {
        status,
        body: await compressBody(page.html, 'quick'),
        fingerprint: madeFrom,
      };
      // An instance of services that lags behind answers what was true before.
      const isCurrent = (page.contentVersion ?? knownVersion) >= knownVersion;
      if (page.isCacheable && isCurrent) {
        cache.set(key, made);
        polish(key, made, page.html).catch((error) => log.warn({ err: error }, 'not polished'));
      }
      return made;
    } catch (error) {
      log.error({ err: error, path: url.pathname }, 'page could not be rendered');
      if (stale) return stale;
      const page = await renderErrorPage(url, releases, render);
      return { status: page.status, body: await compressBody(page.html, 'quick'), fingerprint: '' };
    }
  }

  // Behind the answer: smaller by a tenth for everyone who comes after the first reader.
  async function polish(key: string, made: CachedPage, html: string): Promise<void> {
    const body = await compressBody(html, 'thorough');
    if (cache.peek(key) === made) cache.set(key, { ...made, body });
  }

  function makeOnce(url: URL) {
    const key = `${fingerprint()} ${url.pathname}${url.search}`;
    let making = underWay.get(key);
    if (!making) {
      making = make(url).finally(() => underWay.delete(key));
      underWay.set(key, making);
    }
    return making;
  }

  return async (context) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') context.throw(405);
    const url = new URL(context.path + context.search, render.publicUrl);
    const cached = url.search ? undefined : cache.get(url.pathname);
    const page = cached?.fingerprint === fingerprint() ? cached : await makeOnce(url);
    if ('redirect' in page) {
      context.status = page.permanent ? 301 : 302;
      context.redirect(page.redirect + url.search);
      // A slug that is renamed back must not meet a redirect that a browser has kept.
      context.set('Cache-Control', 'no-cache');
      return;
    }
    respond(context, page.status, page.body);
  };
}

function respond(context: Context, status: number, { bytes, etags }: CompressedBody): void {
  // Our order, not the browser's: it names gzip first and means no preference by it.
  const encoding: Encoding =
    (['br', 'gzip'] as const).find((one) => context.acceptsEncodings(one)) ?? 'identity';
  context.status = status;
  context.type = 'text/html; charset=utf-8';
  context.vary('Accept-Encoding');
  context.set('Cache-Control', context.path.startsWith('/admin') ? 'no-store' : 'no-cache');
  if (status === 503) context.set('Retry-After', '5');
  if (encoding !== 'identity') context.set('Content-Encoding', encoding);
  context.etag = etags[encoding];
  if (status === 200 && context.fresh) {
    context.status = 304;
    return;
  }
  context.body = bytes[encoding];
}
