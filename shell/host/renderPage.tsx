import { findRoute } from '@pressline/releases/checks/findRoute';
import { SHELL_PATH } from '@pressline/releases/checks/hostRoutes';
import type { LoadedRemote } from '@pressline/releases/loaded/LoadedRemote';
import { type ApiClient, createApiClient } from '@pressline/shared-api';
import { type Company, company } from '@pressline/shared-api/company';
import { createQueryClient, dehydrate, QueryClientProvider } from '@pressline/shared-api/query';
import type { LoadRedirect, RemoteManifest } from '@pressline/shared-api/remote-contract';
import { GlobalStyle } from '@pressline/shared-ui';
import type { PageHeadProps } from '@pressline/shared-ui/head';
import { StaticRouter } from '@pressline/shared-ui/router';
import type { ReactNode } from 'react';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../src/App';
import { findRemote } from '../src/findRemote';
import { BrowserOnlyPage } from '../src/layout/BrowserOnlyPage';
import { ErrorPage } from '../src/layout/ErrorPage';
import { MaintenancePage } from '../src/layout/MaintenancePage';
import type { PageConfig } from '../src/pageConfig';
import { renderDocument, type ScriptPreload } from './document';
import { pageRemote, releaseFileUrl } from './pageRemote';
import { renderToHtml } from './renderToHtml';
import type { ShellAssets } from './shellAssets';

const API_TIMEOUT_MS = 2_000;
const LOAD_TIMEOUT_MS = 5_000;

export interface RenderContext {
  servicesUrl: string;
  publicUrl: string;
  company: Partial<Company>;
  assets: ShellAssets;
}

/** The release whose page it is. */
export type PageOwner = Pick<RemoteManifest, 'name' | 'release'>;

export interface RenderedPage {
  status: number;
  html: string;
  /** Whether the page may be kept: it is complete, and the same for everyone. */
  isCacheable: boolean;
  /** Null for a page of the shell's own. */
  owner: PageOwner | null;
  /** For its reader alone: no cache may keep it. */
  isPrivate: boolean;
  /** The lowest content version among the API's answers that it was made from; null without any. */
  contentVersion: number | null;
}

export type RenderResult = RenderedPage | LoadRedirect;

function serverApi(servicesUrl: string, onVersion: (version: number) => void): ApiClient {
  return createApiClient({
    baseUrl: servicesUrl,
    async fetch(input, init) {
      const response = await fetch(input, { ...init, signal: AbortSignal.timeout(API_TIMEOUT_MS) });
      const version = response.headers.get('x-content-version');
      if (version) onVersion(Number(version));
      return response;
    },
  });
}

/** Rejects when `work` is not done in time: a `load` that never settles must not hold a page for ever. */
async function inTime<T>(work: Promise<T> | undefined): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('load() took too long')), LOAD_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What a request says that changes the page. */
export interface VisitorSignals {
  /** `Sec-GPC: 1`, the Global Privacy Control signal. */
  isGpcOn: boolean;
}

/** Renders the page at `url` with the given releases: data, markup, critical CSS and head. Throws when the remote throws. */
export async function renderPage(
  url: URL,
  releases: readonly LoadedRemote[],
  context: RenderContext,
  { isGpcOn }: VisitorSignals = { isGpcOn: false },
): Promise<RenderResult> {
  const described = releases.map(pageRemote);
  const matched = findRemote(described, url.pathname);
  const release = releases.find(({ manifest }) => manifest.name === matched?.name);
  let contentVersion: number | null = null;
  const api = serverApi(context.servicesUrl, (version) => {
    contentVersion = Math.min(contentVersion ?? version, version);
  });
  const queryClient = createQueryClient(api);
  const redirect = await inTime(release?.server?.load({ url, api, queryClient }));
  if (redirect) return redirect;

  const isServerRendered = release === undefined || release.server !== null;
  const config: PageConfig = {
    remotes: described,
    company: context.company,
    isServerRendered,
  };
  let head: PageHeadProps = isServerRendered
    ? { title: company.productName, description: '' }
    : { title: `${company.productName} Admin`, description: '', noIndex: true };
  const rendered = await renderMarkup(
    isServerRendered ? (
      <StaticRouter location={url.pathname + url.search}>
        <QueryClientProvider client={queryClient}>
          <App
            page={config}
            source={{ component: () => serverApp(release), forget: () => {} }}
            collectHead={(collected) => {
              head = collected;
            }}
          />
        </QueryClientProvider>
      </StaticRouter>
    ) : (
      <BrowserOnlyPage />
    ),
  );

  const hasFailedQuery = queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'error');
  const status = head.status ?? (hasFailedQuery ? 503 : 200);
  const html = renderDocument({
    head,
    canonical: head.noIndex ? null : context.publicUrl + url.pathname,
    productName: company.productName,
    publicUrl: context.publicUrl,
    isGpcOn,
    ...rendered,
    assets: context.assets,
    page: { ...config, queries: dehydrate(queryClient) },
    preloads: release ? preloadsOf(release, url.pathname, context.assets) : [],
  });
  queryClient.clear();
  return {
    status,
    html,
    isCacheable: status === 200 && isServerRendered && !url.search && !head.isPrivate,
    owner: release ? { name: release.manifest.name, release: release.manifest.release } : null,
    isPrivate: !isServerRendered || head.isPrivate === true,
    contentVersion,
  };
}

const standIns = {
  error: { Page: ErrorPage, status: 500, title: 'Something went wrong' },
  maintenance: { Page: MaintenancePage, status: 503, title: 'Back in a moment' },
} as const;

/** A page in the place of the one asked for: framed, without scripts. */
export async function renderStandIn(
  kind: keyof typeof standIns,
  url: URL,
  releases: readonly LoadedRemote[],
  context: RenderContext,
): Promise<RenderedPage> {
  const { Page, status, title } = standIns[kind];
  const page: PageConfig = {
    remotes: releases.map(pageRemote),
    company: context.company,
    isServerRendered: true,
  };
  const rendered = await renderMarkup(
    <StaticRouter location={url.pathname}>
      <Page page={page} />
    </StaticRouter>,
  );
  const html = renderDocument({
    head: { title, description: '', noIndex: true },
    canonical: null,
    productName: company.productName,
    publicUrl: context.publicUrl,
    isGpcOn: false,
    ...rendered,
    assets: context.assets,
    page: null,
    preloads: [],
  });
  return { status, html, isCacheable: false, owner: null, isPrivate: true, contentVersion: null };
}

function serverApp(release: LoadedRemote | undefined) {
  if (!release?.server) throw new Error('A page without a server bundle cannot be rendered here');
  return release.server.App;
}

async function renderMarkup(node: ReactNode): Promise<{ body: string; styles: string }> {
  const sheet = new ServerStyleSheet();
  try {
    const body = await renderToHtml(
      sheet.collectStyles(
        <>
          <GlobalStyle />
          {node}
        </>,
      ),
    );
    return { body, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

function preloadsOf(release: LoadedRemote, pathname: string, assets: ShellAssets): ScriptPreload[] {
  const { entry, preload, routes, files, sharedOnDemand } = release.manifest;
  const page = findRoute(routes, pathname)?.preload ?? [];
  const own = [...new Set([entry, ...preload, ...page])].map((file) => ({
    url: releaseFileUrl(release, file),
    integrity: files[file]?.integrity,
  }));
  const shared = sharedOnDemand.flatMap((request) => assets.onDemand[request] ?? []);
  return [
    ...shared.map(({ file, integrity }) => ({ url: `${SHELL_PATH}/${file}`, integrity })),
    ...own,
  ];
}
