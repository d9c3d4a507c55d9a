import type { Choice } from '@pressline/releases/serving/chooseReleases';
import type { RemoteRegistry } from '@pressline/releases/serving/RemoteRegistry';
import type { LoadRedirect } from '@pressline/shared-api/remote-contract';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import type { ContentVersion } from '../api/contentVersion';
import { answerPage, compressPage } from './answerPage';
import { canaryBucket } from './canaryCookie';
import { compressBody } from './compressedBody';
import { type CachedPage, createPageCache, type SentPage } from './pageCache';
import { type PageRequest, pageRequest } from './pageRequest';
import { OverrideError, type OverrideRemotes } from './remoteOverride';
import { renderFallback } from './renderFallback';
import { type RenderContext, renderPage } from './renderPage';

interface PagesOptions {
  registry: RemoteRegistry;
  contentVersion: ContentVersion;
  render: RenderContext;
  /** Null where overrides are not allowed. */
  override: OverrideRemotes | null;
  log: Logger;
}

interface ChosenRequest extends PageRequest {
  choice: Choice;
}

/** Answers every page of the site: from the cache while nothing has changed, otherwise rendered. */
export function pages(options: PagesOptions): Middleware {
  const { registry, contentVersion, render, override, log } = options;
  const isTls = render.publicUrl.startsWith('https:');
  const cache = createPageCache();
  const underWay = new Map<string, Promise<SentPage | LoadRedirect>>();

  // The day counts too: pages say what is new, and some the date.
  const fingerprint = ({ choice }: ChosenRequest) => {
    const day = new Date().toISOString().slice(0, 10);
    return `${choice.fingerprint} ${contentVersion.current()} ${day}`;
  };

  async function make(request: ChosenRequest): Promise<SentPage | LoadRedirect> {
    const { url } = request;
    const madeFrom = fingerprint(request);
    const knownVersion = contentVersion.current();
    const key = cacheKey(request);
    const stale = url.search ? undefined : staleFor(key);
    try {
      const page = await renderPage(request, render);
      if ('redirect' in page) {
        forget(url, key);
        return page;
      }
      // Services are away.
      if (page.status === 503 && stale) return stale;
      // An unknown path may be a page of a remote that has no release yet.
      const status = page.status === 404 && !registry.isComplete() ? 503 : page.status;
      const { owner } = page;
      const compressed = await compressPage({ ...page, status });
      const made = { ...compressed, fingerprint: madeFrom, owner };
      // An instance of services that lags behind answers with former content.
      const isCurrent = (page.contentVersion ?? knownVersion) >= knownVersion;
      if (page.status === 404) forget(url, key);
      if (page.isCacheable && isCurrent) {
        cache.set(key, made);
        polish(key, made, page.html).catch((error) =>
          log.warn({ err: error }, 'page could not be compressed better'),
        );
      }
      return made;
    } catch (error) {
      log.error({ err: error, path: url.pathname }, 'page could not be rendered');
      if (stale) return stale;
      return compressPage(await renderFallback('error', url, request.releases, render));
    }
  }

  // The page as it was rendered before, unless its release was rolled back.
  function staleFor(key: string): CachedPage | undefined {
    const page = cache.get(key);
    const owner = page?.owner;
    return owner && registry.isRolledBack(owner.name, owner.release) ? undefined : page;
  }

  // A page that is gone must not come back from memory when services are away.
  function forget(url: URL, key: string): void {
    if (!url.search) cache.delete(key);
  }

  // After the first answer: a tenth smaller for all that follow.
  async function polish(key: string, made: CachedPage, html: string): Promise<void> {
    const body = await compressBody(html, 'thorough');
    if (cache.peek(key) === made) cache.set(key, { ...made, body });
  }

  function makeOnce(request: ChosenRequest) {
    const key = `${fingerprint(request)} ${cacheKey(request)}${request.url.search}`;
    let making = underWay.get(key);
    if (!making) {
      making = make(request).finally(() => underWay.delete(key));
      underWay.set(key, making);
    }
    return making;
  }

  /** A page with a developer's release in it: for this request alone. */
  async function answerOverridden(context: Context, url: URL, isGpcOn: boolean): Promise<boolean> {
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
    const page = await renderPage(pageRequest(url, releases, isGpcOn), render);
    if ('redirect' in page) context.redirect(page.redirect + context.search);
    else answerPage(context, { ...(await compressPage(page)), isPrivate: true });
    return true;
  }

  return async (context) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') context.throw(405);
    const asked = new URL(context.path + context.search, render.publicUrl);
    const isGpcOn = context.get('Sec-GPC') === '1';
    if (await answerOverridden(context, asked, isGpcOn)) return;
    const isCanaryRunning = registry.isCanaryRunning();
    const choice = registry.choose(isCanaryRunning ? canaryBucket(context, isTls) : null);
    const request = { ...pageRequest(asked, choice.releases, isGpcOn), choice };
    const cached = request.url.search ? undefined : cache.get(cacheKey(request));
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

// Pages of a canary are cached apart, so that each release falls back to its own.
const cacheKey = ({ url, choice, isGpcOn }: ChosenRequest) =>
  [url.pathname, isGpcOn ? 'gpc' : '', choice.canaries].filter(Boolean).join(' ');
