import type { Choice } from '@pressline/releases/serving/chooseReleases';
import type { RemoteRegistry } from '@pressline/releases/serving/RemoteRegistry';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { answerPage, compressPage } from './answerPage';
import { canaryBucket } from './canaryCookie';
import { compressBody } from './compressedBody';
import type { ContentVersion } from './contentVersion';
import { type CachedPage, createPageCache, type SentPage } from './pageCache';
import { readableAddress } from './readableAddress';
import { OverrideError, type OverrideRemotes } from './remoteOverride';
import { type RenderContext, renderPage, renderStandIn, type VisitorSignals } from './renderPage';

interface PagesOptions {
  registry: RemoteRegistry;
  contentVersion: ContentVersion;
  render: RenderContext;
  /** Null where nobody may put a release of their own in the place of another. */
  override: OverrideRemotes | null;
  log: Logger;
}

/** What makes two requests ask for the same page. */
interface PageRequest extends VisitorSignals {
  /** With the query parameters that the page reads. */
  url: URL;
  choice: Choice;
}

type Redirect = { redirect: string; permanent: boolean };

/** Answers every page of the site: from the cache while nothing has changed, rendered anew otherwise. */
export function pages(options: PagesOptions): Middleware {
  const { registry, contentVersion, render, override, log } = options;
  const isTls = render.publicUrl.startsWith('https:');
  const cache = createPageCache();
  const underWay = new Map<string, Promise<SentPage | Redirect>>();

  // The day counts too: pages say what is new, and some the date.
  const fingerprint = ({ choice }: PageRequest) => {
    const day = new Date().toISOString().slice(0, 10);
    return `${choice.fingerprint} ${contentVersion.current()} ${day}`;
  };

  async function make(request: PageRequest): Promise<SentPage | Redirect> {
    const { url, choice } = request;
    const madeFrom = fingerprint(request);
    const knownVersion = contentVersion.current();
    const key = cacheKey(request);
    const stale = url.search ? undefined : staleFor(key);
    try {
      const page = await renderPage(url, choice.releases, render, request);
      if ('redirect' in page) {
        forget(url, key);
        return page;
      }
      // Services are away.
      if (page.status === 503 && stale) return stale;
      // A path that nobody owns yet may be a page of the remote that is still missing.
      const status = page.status === 404 && !registry.isComplete() ? 503 : page.status;
      const { owner } = page;
      const compressed = await compressPage({ ...page, status });
      const made = { ...compressed, fingerprint: madeFrom, owner };
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
      return compressPage(await renderStandIn('error', url, choice.releases, render));
    }
  }

  // What was good a moment ago, and not what was rolled back.
  function staleFor(key: string): CachedPage | undefined {
    const page = cache.get(key);
    const owner = page?.owner;
    return owner && registry.isRolledBack(owner.name, owner.release) ? undefined : page;
  }

  // What was rolled back must not return from memory when services are away.
  function forget(url: URL, key: string): void {
    if (!url.search) cache.delete(key);
  }

  // Behind the answer: smaller by a tenth for everyone who comes after the first reader.
  async function polish(key: string, made: CachedPage, html: string): Promise<void> {
    const body = await compressBody(html, 'thorough');
    if (cache.peek(key) === made) cache.set(key, { ...made, body });
  }

  function makeOnce(request: PageRequest) {
    const key = `${fingerprint(request)} ${cacheKey(request)}${request.url.search}`;
    let making = underWay.get(key);
    if (!making) {
      making = make(request).finally(() => underWay.delete(key));
      underWay.set(key, making);
    }
    return making;
  }

  /** A page with a developer's release in it: for this request alone. */
  async function answerOverridden(
    context: Context,
    url: URL,
    signals: VisitorSignals,
  ): Promise<boolean> {
    const releases = await override?.(url, registry.releases()).catch((error: unknown) => {
      if (!(error instanceof OverrideError)) throw error;
      return error;
    });
    if (!releases) return false;
    context.set({ 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' });
    if (releases instanceof OverrideError) {
      context.status = 400;
      context.type = 'text';
      context.body = `${releases.message}\n`;
      return true;
    }
    const page = await renderPage(readableAddress(url, releases), releases, render, signals);
    if ('redirect' in page) context.redirect(page.redirect + context.search);
    else answerPage(context, { ...(await compressPage(page)), isPrivate: true });
    return true;
  }

  return async (context) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') context.throw(405);
    const asked = new URL(context.path + context.search, render.publicUrl);
    const signals: VisitorSignals = { isGpcOn: context.get('Sec-GPC') === '1' };
    if (await answerOverridden(context, asked, signals)) return;
    const isCanaryRunning = registry.isCanaryRunning();
    const choice = registry.choose(isCanaryRunning ? canaryBucket(context, isTls) : null);
    const url = readableAddress(asked, choice.releases);
    const request = { url, choice, ...signals };
    const cached = url.search ? undefined : cache.get(cacheKey(request));
    const isCurrent = cached?.fingerprint === fingerprint(request);
    const page = cached && isCurrent ? cached : await makeOnce(request);
    if ('redirect' in page) {
      context.status = page.permanent ? 301 : 302;
      context.redirect(page.redirect + asked.search);
      // A slug that is renamed back must not meet a redirect that a browser has kept.
      context.set('Cache-Control', isCanaryRunning ? 'private, no-cache' : 'no-cache');
      return;
    }
    answerPage(context, page);
    // Neighbours get other releases: a cache in front must not hand one's page to the other.
    if (isCanaryRunning && !page.isPrivate) context.set('Cache-Control', 'private, no-cache');
  };
}

// A canary's pages lie beside the others, so that each has its own to fall back to.
const cacheKey = ({ url, choice, isGpcOn }: PageRequest) =>
  [url.pathname, isGpcOn ? 'gpc' : '', choice.canaries].filter(Boolean).join(' ');
