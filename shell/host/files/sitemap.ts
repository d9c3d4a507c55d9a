import { articlePath } from '@pressline/shared-api';
import { escapeMarkup } from './escapeMarkup';

/** A sitemap (sitemaps.org protocol 0.9) of the pages at `paths` and of the articles. */
export function sitemap(
  publicUrl: string,
  paths: readonly string[],
  articles: readonly { slug: string; updatedAt: string }[],
): string {
  const urls = [
    ...paths.map((path) => `<url><loc>${escapeMarkup(publicUrl + path)}</loc></url>`),
    ...articles.map(
      ({ slug, updatedAt }) =>
        `<url><loc>${escapeMarkup(publicUrl + articlePath(slug))}</loc><lastmod>${updatedAt}</lastmod></url>`,
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
