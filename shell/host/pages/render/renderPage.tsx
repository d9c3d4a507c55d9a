import { type Company, company } from '@pressline/shared-api/company';
import type { PageProof } from '@pressline/shared-api/node/pageProof';
import { dehydrate, QueryClientProvider } from '@pressline/shared-api/query';
import type {
  LoadNotFound,
  LoadRedirect,
  RemoteServer,
} from '@pressline/shared-api/remote-contract';
import type { PageHeadProps } from '@pressline/shared-ui/head';
import { StaticRouter } from '@pressline/shared-ui/router';
import type { QueryClient } from '@tanstack/react-query';
import { App } from '../../../src/App';
import { BrowserOnlyPage } from '../../../src/layout/BrowserOnlyPage';
import type { PageConfig } from '../../../src/page/pageConfig';
import { renderDocument } from '../../document/document';
import { type ReaderDocument, readerDocument } from '../../document/readerDocument';
import type { ShellAssets } from '../../files/shellAssets';
import { type PageOwner, pageRemote, preloadsOf, releaseFileUrl } from '../pageRemote';
import { isNotFoundPage, type PageRequest } from '../pageRequest';
import { loadPage } from './loadPage';
import { renderMarkup } from './renderMarkup';

export interface RenderContext {
  servicesUrl: string;
  publicUrl: string;
  /** Proves to services that a page was served; null without the secret that they share. */
  pageProof?: PageProof | null;
  company: Partial<Company>;
  assets: ShellAssets;
}

export interface RenderedPage {
  status: number;
  /** The document with all that its scripts start with. */
  complete(): string;
  /** The document for a visitor who only reads it; its scripts fetch `data` from `dataUrl`. */
  forReaders(dataUrl: string): ReaderDocument;
  data: string;
  /** The inline script that it has besides those of every page. */
  earlyScript: string | undefined;
  /** Whether the page may be cached: it is complete, and the same for everyone. */
  isCacheable: boolean;
  owner: PageOwner | null;
  /** For one reader alone: no cache may keep it. */
  isPrivate: boolean;
  contentVersions: readonly number[];
  pictureOrigins: readonly string[];
}

/** A page, or what the remote has answered instead of one. */
export type RenderResult = RenderedPage | LoadRedirect | LoadNotFound;

export const isPage = (result: RenderResult): result is RenderedPage => 'complete' in result;

/** Renders a page: data, markup, critical CSS and head. Throws when the remote throws. */
export async function renderPage(
  request: PageRequest,
  context: RenderContext,
): Promise<RenderResult> {
  const { url, releases, match, isGpcOn } = request;
  const loaded = await loadPage(request, context.servicesUrl);
  const { queryClient, instead, contentVersions, pictureOrigins } = loaded;
  if (instead) return instead;

  const RemoteApp = match?.release.server?.App ?? null;
  const isServerRendered = !match || RemoteApp !== null;
  const isMissing = isNotFoundPage(request);
  const page: PageConfig = {
    remotes: releases.map((release) => pageRemote(release, context.pageProof ?? null)),
    ...(match ? preloadsOf(match, context.assets) : { preloads: [], later: [] }),
    company: context.company,
    isServerRendered,
    ...(isMissing && { isMissing }),
  };
  const { head, ...rendered } = isServerRendered
    ? await renderApp(request, page, queryClient, RemoteApp)
    : await renderBrowserOnly();
  const hasFailedQuery = queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'error');
  const status = head.status ?? (hasFailedQuery ? 503 : isMissing ? 404 : 200);
  const config: PageConfig = { ...page, queries: dehydrate(queryClient) };
  queryClient.clear();
  const owner = match && {
    name: match.release.manifest.name,
    release: match.release.manifest.release,
    proof: page.remotes.find(({ name }) => name === match.release.manifest.name)?.proof,
  };
  const earlyScript = match?.release.server?.earlyScripts?.[match.route.path];
  const parts = {
    earlyScript,
    releaseUrl: match ? releaseFileUrl(match.release, '') : undefined,
    head,
    url: context.publicUrl + url.pathname,
    productName: company.productName,
    publicUrl: context.publicUrl,
    isGpcOn,
    ...rendered,
    assets: context.assets,
    owner,
    startsAtOnce: match !== null && match.release.server === null,
    analyticsId: context.company.analyticsId,
  };
  return {
    status,
    earlyScript,
    complete: () => renderDocument({ ...parts, page: { data: JSON.stringify(config) } }),
    forReaders: (dataUrl) => readerDocument({ ...parts, page: { dataUrl } }),
    data: JSON.stringify({ ...config, styles: rendered.styles }),
    isCacheable: status === 200 && isServerRendered && !url.search && !head.isPrivate,
    owner,
    isPrivate: !isServerRendered || head.isPrivate === true,
    contentVersions,
    pictureOrigins,
  };
}

async function renderApp(
  { url, match }: PageRequest,
  page: PageConfig,
  queryClient: QueryClient,
  RemoteApp: RemoteServer['App'] | null,
) {
  let head: PageHeadProps = { title: company.productName, description: '' };
  const matched = match && page.remotes.find(({ name }) => name === match.release.manifest.name);
  const rendered = await renderMarkup(
    <StaticRouter location={url.pathname + url.search}>
      <QueryClientProvider client={queryClient}>
        <App
          page={page}
          remoteAt={() => matched ?? undefined}
          source={{ component: () => RemoteApp ?? (() => null), reset() {} }}
          collectHead={(collected) => {
            head = collected;
          }}
        />
      </QueryClientProvider>
    </StaticRouter>,
  );
  return { head, ...rendered };
}

async function renderBrowserOnly() {
  const head: PageHeadProps = {
    title: `${company.productName} Admin`,
    description: '',
    noIndex: true,
  };
  return { head, ...(await renderMarkup(<BrowserOnlyPage />)) };
}
