import { createHash } from 'node:crypto';
import type { Choice } from '@pressline/releases/serving/chooseReleases';
import type { RemoteRegistry } from '@pressline/releases/serving/RemoteRegistry';
import type { LoadRedirect } from '@pressline/shared-api/remote-contract';
import { utcDay } from '@pressline/shared-api/time';
import type { Logger } from 'pino';
import type { ContentVersion } from '../api/contentVersion';
import { compressPage } from './answerPage';
import { compressBody } from './compressedBody';
import { createPolish } from './createPolish';
import {
  type BodyCache,
  type CachedPage,
  createBodyCache,
  createPageCache,
  type SentPage,
} from './pageCache';
import { pageDataUrl } from './pageData';
import type { PageRequest } from './pageRequest';
import { renderFallback } from './render/renderFallback';
import { type RenderContext, renderPage } from './render/renderPage';

interface PageMakerOptions {
  registry: RemoteRegistry;
  contentVersion: ContentVersion;
  render: RenderContext;
  log: Logger;
}

export interface ChosenRequest extends PageRequest {
  choice: Choice;
}

export type PageMaker = ReturnType<typeof createPageMaker>;

export function createPageMaker({ registry, contentVersion, render, log }: PageMakerOptions) {
  const cache = createPageCache();
  const polish = createPolish(cache, log);
  // They outlive their page: a reader may start what he has loaded an hour ago.
  const pageData = createBodyCache(16);
  const lateStyles = createBodyCache(8);
  const underWay = new Map<string, Promise<SentPage | LoadRedirect>>();
  /** Whether services gave the last page that asked them nothing. */
  let areServicesAway = false;

  const fingerprint = ({ choice }: ChosenRequest) => {
    // The day counts too: pages say what is new, and some the date.
    const parts = [choice.fingerprint, contentVersion.current(), utcDay(), render.assets.script];
    return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 12);
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
        evict(url, key);
        return page;
      }
      if (page.status === 503) areServicesAway = true;
      else if (page.contentVersions.length > 0) areServicesAway = false;
      if (page.status === 503 && stale) return stale;
      // An unknown path may be a page of a remote that has no release yet.
      const status = page.status === 404 && !registry.isComplete() ? 503 : page.status;
      if (page.status === 404) evict(url, key);
      // An instance of services that lags behind answers with former content, and another may know
      // newer content than the fingerprint names.
      const isCurrent = page.contentVersions.every((version) => version === knownVersion);
      for (const version of page.contentVersions) contentVersion.observe(version);
      if (!page.isCacheable || !isCurrent) {
        return compressPage({ ...page, status, html: page.complete() });
      }
      const dataUrl = pageDataUrl(madeFrom, url.pathname);
      const { html, stylesUrl, styles } = page.forReaders(dataUrl);
      const [sent] = await Promise.all([
        compressPage({ ...page, html }),
        keep(pageData, dataUrl, page.data),
        stylesUrl && keep(lateStyles, stylesUrl, styles),
      ]);
      const made = { ...sent, stylesUrl, fingerprint: madeFrom };
      cache.set(key, made);
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
    const owner = page?.policy.owner;
    return owner && registry.isRolledBack(owner.name, owner.release) ? undefined : page;
  }

  // A page that is gone must not come back from memory when services are away.
  function evict(url: URL, key: string): void {
    if (!url.search) cache.delete(key);
  }

  /** Renders a page; requests for one that is being rendered share the one rendering. */
  function makeOnce(request: ChosenRequest): Promise<SentPage | LoadRedirect> {
    const key = `${fingerprint(request)} ${cacheKey(request)}${request.url.search}`;
    let making = underWay.get(key);
    if (!making) {
      making = make(request).finally(() => underWay.delete(key));
      underWay.set(key, making);
    }
    return making;
  }

  /**
   * The page from the cache while nothing has changed, otherwise rendered. While services are down, a
   * stale page is served at once if there is one.
   */
  async function page(request: ChosenRequest): Promise<SentPage | LoadRedirect> {
    const key = cacheKey(request);
    const cached = request.url.search ? undefined : cache.get(key);
    if (cached?.fingerprint === fingerprint(request)) {
      polish(key, cached);
      return cached;
    }
    const making = makeOnce(request);
    const stale = cached && areServicesAway ? staleFor(key) : undefined;
    return stale ?? making;
  }

  return { fingerprint, page, makeOnce, pageData, lateStyles };
}

async function keep(cache: BodyCache, address: string, text: string): Promise<void> {
  if (!cache.has(address)) cache.set(address, await compressBody(text, 'quick'));
}

// Pages of a canary are cached apart, so that each release falls back to its own.
const cacheKey = ({ url, choice, isGpcOn }: ChosenRequest) =>
  [url.pathname, isGpcOn ? 'gpc' : '', choice.canaries].filter(Boolean).join(' ');
