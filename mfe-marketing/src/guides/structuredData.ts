import type { GuideCard } from '../content/guides/list';
import type { MarkdownHeads } from '../content/MarkdownContent';
import { site } from '../content/site';

/** What every guide has around its own parts. */
export type Guide = GuideCard & Omit<MarkdownHeads, 'steps'>;

const context = 'https://schema.org';
const published = '2026-11-21';
const publisher = { '@type': 'Organization', name: site.productName };

export function structuredData({ path, title, heading, description, readingMinutes }: Guide) {
  return [
    {
      '@context': context,
      '@type': 'Article',
      headline: heading,
      description,
      url: path,
      datePublished: published,
      inLanguage: 'en',
      timeRequired: `PT${readingMinutes}M`,
      author: publisher,
      publisher,
    },
    {
      '@context': context,
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Home', item: '/' },
        { name: 'Resources', item: '/#resources' },
        { name: title, item: path },
      ].map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
    },
  ];
}

/** JSON-LD of instructions to be followed in order. */
export function howTo(title: string, steps: Readonly<Record<string, string>>) {
  return {
    '@context': context,
    '@type': 'HowTo',
    name: title,
    step: Object.entries(steps).map(([name, text]) => ({ '@type': 'HowToStep', name, text })),
  };
}
