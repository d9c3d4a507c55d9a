import { createHash } from 'node:crypto';
import type { ChosenReleases } from '@pressline/releases/serving/chooseReleases';
import type { RemoteRegistry } from '@pressline/releases/serving/RemoteRegistry';
import type { LoadNotFound, LoadRedirect } from '@pressline/shared-api/remote-contract';
import { utcDay } from '@pressline/shared-api/time';
import type { Logger } from 'pino';
import type { ContentVersion } from '../api/contentVersion';
import { type CachedPage, createPageCache, createRecompressor, storePage } from './pageCache';
import { type ChosenRequest, isSharedAddress, notFoundRequest } from './pageRequest';
import { type FallbackKind, renderFallback } from './render/renderFallback';
import { isPage, type RenderContext, renderPage } from './render/renderPage';
import { BusyError, createRenderPermits } from './renderPermits';
import { compressPage, gzipPage, type SentPage } from './sendPage';

interface PageMakerOptions {
  registry: RemoteRegistry;
  contentVersion: ContentVersion;
  render: RenderContext;
  log: Logger;
}

type Answer = SentPage | LoadRedirect;
type Made = Answer | LoadNotFound;

export type PageMaker = ReturnType<typeof createPageMaker>;

export function createPageMaker({ registry, contentVersion, render, log }: PageMakerOptions) {
  const cache = createPageCache();
  const polish = createRecompressor(cache, log);
  const withPermit = createRenderPermits();
  const underWay = new Map<string, Promise<Made>>();
  /** Whether services gave the last page that asked them nothing. */
  let areServicesAway = false;

  const fingerprint = ({ choice }: Pick<ChosenRequest, 'choice'>) => {
    // The day counts too: pages say what is new, and some the date.
    const parts = [choice.fingerprint, contentVersion.current(), utcDay(), render.assets.script];
    return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 12);
  };

  async function make(request: ChosenRequest): Promise<Made> {
    const { url } = request;
    const madeFrom = fingerprint(request);
    const knownVersion = contentVersion.current();
    const stale = staleFor(request);
    try {
      const page = await renderPage(request, render);
      if (!isPage(page)) {
        areServicesAway = false;
        evict(request);
        return page;
      }
      if (page.status === 503) areServicesAway = true;
      else if (page.contentVersions.length > 0) areServicesAway = false;
      if (page.status === 503 && stale) return stale;
      if (page.status === 404) evict(request);
      // An instance of services that lags behind answers with former content, and another may know
      // newer content than the fingerprint names.
      const isCurrent = page.contentVersions.every((version) => version === knownVersion);
      for (const version of page.contentVersions) contentVersion.observe(version);
      // An unknown path may be a page of a remote that has no release yet.
      const isEarly = page.status === 404 && !registry.isComplete();
      const isShared = isSharedAddress(request) && !isEarly;
      // Awaited, so that a document that cannot be made is caught here, too.
      if (isCurrent && (page.isCacheable || isShared)) {
        const source = { fingerprint: madeFrom, pathname: url.pathname };
        return await storePage(cache, cacheKey(request), source, page);
      }
      const status = isEarly ? 503 : page.status;
      return await gzipPage({ ...page, status, html: page.complete() });
    } catch (error) {
      log.error({ err: error, path: url.pathname }, 'page could not be rendered');
      return stale ?? fallback('error', request.choice);
    }
  }

  // The page as it was rendered before, unless its release was rolled back.
  function staleFor(request: ChosenRequest): CachedPage | undefined {
    const page = request.url.search ? undefined : cache.page(cacheKey(request));
    const owner = page?.policy.owner;
    return owner && registry.isRolledBack(owner.name, owner.release) ? undefined : page;
  }

  // A page that is gone must not come back from memory when services are away.
  function evict(request: ChosenRequest): void {
    if (!request.url.search) cache.delete(cacheKey(request));
  }

  /** Makes something once at a time: requests meanwhile get the same. */
  function once(key: string, work: () => Promise<Made>): Promise<Made> {
    let making = underWay.get(key);
    if (!making) {
      making = work().finally(() => underWay.delete(key));
      underWay.set(key, making);
    }
    return making;
  }

  /** Renders a page. When too many are waiting, it is the former one, or the page that says so. */
  function remake(request: ChosenRequest): Promise<Made> {
    const key = `${fingerprint(request)} ${cacheKey(request)}${request.url.search}`;
    const isOther = underWay.has(key);
    // A page for many addresses is rendered once for all who ask, so it waits for no other.
    const work = () =>
      isSharedAddress(request) ? make(request) : withPermit(request.address, () => make(request));
    return once(key, work).catch((error) => {
      if (!(error instanceof BusyError)) throw error;
      // Refused because of another address, which asked for the same page first.
      if (isOther) return remake(request);
      return staleFor(request) ?? fallback('busy', request.choice);
    });
  }

  /** What stands in for a page; rendered once for the releases that visitors have. */
  async function fallback(kind: FallbackKind, choice: ChosenReleases): Promise<SentPage> {
    const key = `${kind} ${choice.canaries}`;
    const cached = cache.page(key);
    if (cached?.fingerprint === choice.fingerprint) return cached;
    const made = await once(`${choice.fingerprint} ${key}`, async () => {
      const page = await compressPage(await renderFallback(kind, choice.releases, render));
      cache.setPage(key, { ...page, fingerprint: choice.fingerprint });
      return page;
    });
    return made as SentPage;
  }

  /**
   * The page from the cache while nothing has changed, otherwise rendered. While services are down, a
   * stale page is served at once if there is one.
   */
  async function page(asked: ChosenRequest): Promise<Answer> {
    const cached = asked.url.search ? undefined : cache.page(cacheKey(asked));
    if (cached?.fingerprint === fingerprint(asked)) {
      polish(cacheKey(asked), cached);
      return cached;
    }
    const making = remake(asked);
    const stale = cached && areServicesAway ? staleFor(asked) : undefined;
    if (stale) return stale;
    const made = await making;
    return 'redirect' in made || 'body' in made ? made : page(notFoundRequest(asked));
  }

  return { fingerprint, page, remake, fallback, file: cache.file };
}

// Pages of a canary are cached apart, so that each release falls back to its own.
const cacheKey = ({ url, choice, isGpcOn }: ChosenRequest) =>
  [url.pathname, isGpcOn ? 'gpc' : '', choice.canaries].filter(Boolean).join(' ');
