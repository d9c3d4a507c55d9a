import { articlePath } from '@pressline/shared-api';
import { escapeHtml } from '@pressline/shared-api/text';

/** What the sitemaps.org protocol 0.9 allows in one file. */
const LIMITS = { urls: 50_000, bytes: 50 * 1024 ** 2 };
export type SitemapLimits = typeof LIMITS;

const file = (root: 'urlset' | 'sitemapindex', entries: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n');

/** Entries in parts that stay below the limits. */
function split(entries: readonly string[], { urls, bytes }: SitemapLimits): string[][] {
  const parts: string[][] = [[]];
  const empty = Buffer.byteLength(file('urlset', []));
  let size = empty;
  for (const entry of entries) {
    const added = Buffer.byteLength(entry) + 1;
    const last = parts.at(-1) ?? [];
    if (last.length > 0 && (last.length === urls || size + added > bytes)) {
      parts.push([entry]);
      size = empty + added;
    } else {
      last.push(entry);
      size += added;
    }
  }
  return parts;
}

/** Whether a path can be that of a sitemap: the first one, or a part that it names. */
export const isSitemapPath = (path: string): boolean => /^\/sitemap(?:-\d+)?\.xml$/.test(path);

/**
 * Sitemaps of the pages at `paths` and of the articles, by their paths. Above the limits
 * `/sitemap.xml` is an index that names the parts.
 */
export function sitemaps(
  publicUrl: string,
  paths: readonly string[],
  articles: readonly { slug: string; updatedAt: string }[],
  limits: SitemapLimits = LIMITS,
): Readonly<Record<string, string>> {
  const entries = [
    ...paths.map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`),
    ...articles.map(
      ({ slug, updatedAt }) =>
        `<url><loc>${escapeHtml(publicUrl + articlePath(slug))}</loc><lastmod>${updatedAt}</lastmod></url>`,
    ),
  ];
  const parts = split(entries, limits);
  if (parts.length === 1) return { '/sitemap.xml': file('urlset', entries) };
  const named = parts.map((part, index): [string, string] => [
    `/sitemap-${index + 1}.xml`,
    file('urlset', part),
  ]);
  const index = named.map(
    ([path]) => `<sitemap><loc>${escapeHtml(publicUrl + path)}</loc></sitemap>`,
  );
  return { '/sitemap.xml': file('sitemapindex', index), ...Object.fromEntries(named) };
}
