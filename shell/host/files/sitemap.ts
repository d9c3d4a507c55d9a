import { articlePath } from '@pressline/shared-api';
import { escapeHtml } from '@pressline/shared-api/escape-html';

/** A sitemap (sitemaps.org protocol 0.9) of the pages at `paths` and of the articles. */
export function sitemap(
  publicUrl: string,
  paths: readonly string[],
  articles: readonly { slug: string; updatedAt: string }[],
): string {
  const urls = [
    ...paths.map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`),
    ...articles.map(
      ({ slug, updatedAt }) =>
        `<url><loc>${escapeHtml(publicUrl + articlePath(slug))}</loc><lastmod>${updatedAt}</lastmod></url>`,
    ),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
