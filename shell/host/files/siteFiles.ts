import type { RemoteRegistry } from '@pressline/releases/serving/RemoteRegistry';
import type { ArticleSummary } from '@pressline/shared-api';
import { company } from '@pressline/shared-api/company';
import { DAY_MS, utcDay } from '@pressline/shared-api/time';
import { palette } from '@pressline/shared-ui/tokens';
import type { Middleware } from 'koa';
import { LRUCache } from 'lru-cache';
import type { ContentVersion } from '../api/contentVersion';
import { llmsText, mcpFiles } from './assistantFiles';
import { imageUrl, type ShellAssets } from './shellAssets';
import { isSitemapPath, type SitemapLimits, sitemaps } from './sitemap';

const API_TIMEOUT_MS = 5_000;
/** When the site first honored the signal, as the notice of it states. */
const GPC_SINCE = '2024-06-01';

interface SiteFilesOptions {
  registry: RemoteRegistry;
  contentVersion: ContentVersion;
  render: { servicesUrl: string; publicUrl: string; assets: ShellAssets };
  /** Those of the protocol unless given. */
  sitemapLimits?: SitemapLimits;
}

interface SiteFile {
  type: string;
  /** Undefined when there is no such file. */
  text: () => string | undefined | Promise<string | undefined>;
  /** Pages of other sites may read it, too. */
  isOpen?: boolean;
}

/** The files at fixed addresses that browsers, crawlers and researchers look for. */
export function siteFiles(options: SiteFilesOptions): Middleware {
  const { registry, contentVersion, render, sitemapLimits } = options;
  const { publicUrl, assets, servicesUrl } = render;
  const json = (type: string, value: () => object): SiteFile => ({
    type,
    text: () => JSON.stringify(value()),
  });
  const plain = (...lines: string[]) => `${lines.join('\n')}\n`;
  const read = readApi(servicesUrl, contentVersion);

  const pagePaths = () =>
    registry
      .releases()
      .flatMap(({ manifest }) => manifest.routes)
      .filter(({ path, serverRendered }) => serverRendered && !/[:*]/.test(path))
      .map(({ path }) => path);

  const sitemapAt = (path: string): SiteFile => ({
    type: 'application/xml',
    async text() {
      const articles = await read<{ slug: string; updatedAt: string }>('sitemap');
      return sitemaps(publicUrl, pagePaths(), articles, sitemapLimits)[path];
    },
  });

  const files: Readonly<Record<string, SiteFile>> = {
    '/robots.txt': {
      type: 'text/plain',
      text: () =>
        plain(
          'User-agent: *',
          'Allow: /api$',
          'Disallow: /api/',
          'Disallow: /admin',
          'Disallow: /help/preview/',
          '',
          `Sitemap: ${publicUrl}/sitemap.xml`,
        ),
    },
    '/llms.txt': {
      type: 'text/plain',
      text: async () => {
        const articles = await read<ArticleSummary>('articles');
        return plain(...llmsText(publicUrl, pagePaths(), articles));
      },
    },
    '/manifest.webmanifest': json('application/manifest+json', () => ({
      name: company.productName,
      short_name: company.productName,
      start_url: '/',
      display: 'browser',
      background_color: palette.light.paper,
      theme_color: palette.light.paper,
      icons: [192, 512].map((size) => ({
        src: imageUrl(assets, `icon-${size}.png`),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    })),
    ...mcpFiles(publicUrl),
    '/.well-known/gpc.json': json('application/json', () => ({ gpc: true, lastUpdate: GPC_SINCE })),
    '/.well-known/security.txt': {
      type: 'text/plain',
      text: () =>
        plain(
          `Contact: mailto:${company.contactEmail}`,
          `Expires: ${utcDay(Date.now() + 365 * DAY_MS)}T00:00:00Z`,
          'Preferred-Languages: en',
          `Canonical: ${publicUrl}/.well-known/security.txt`,
        ),
    },
  };

  return async (context, next) => {
    if (context.path === '/favicon.ico') {
      context.redirect(imageUrl(assets, 'favicon.ico'));
      return;
    }
    const { path } = context;
    const own = Object.hasOwn(files, path) ? files[path] : undefined;
    const file = isSitemapPath(path) ? sitemapAt(path) : own;
    if (!file) return next();
    if (context.method !== 'GET' && context.method !== 'HEAD') context.throw(405);
    // Before the header, so that no cache keeps an answer that says that services are away.
    const text = await file.text();
    if (text === undefined) return next();
    context.type = `${file.type}; charset=utf-8`;
    context.set('Cache-Control', 'public, max-age=300');
    if (file.isOpen) context.set('Access-Control-Allow-Origin', '*');
    context.body = text;
  };
}

/** Reads public lists of the help API, and keeps each until the content changes. */
function readApi(servicesUrl: string, contentVersion: ContentVersion) {
  const answers = new LRUCache<string, object[], string>({
    max: 4,
    // A request for a list still gets it when newer ones have taken its place.
    ignoreFetchAbort: true,
    async fetchMethod(_key, _former, { context: name }) {
      const response = await fetch(`${servicesUrl}/api/help/${name}`, {
        signal: AbortSignal.timeout(API_TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`services answered ${response.status}`);
      return (await response.json()) as object[];
    },
  });
  return async <Item>(name: string): Promise<Item[]> =>
    (await answers.fetch(`${name} ${contentVersion.current()}`, { context: name })) as Item[];
}
