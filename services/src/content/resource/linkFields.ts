import type { ResourceDefinition } from '@pressline/shared-api';
import { ARTICLES_BASE, readLinks, targetsOf } from '../articles/links/readLinks';

type Values = Readonly<Record<string, unknown>>;

/** The address that the relative links of a resource's texts start from. */
export const baseOf = (key: string): string => (key === 'articles' ? ARTICLES_BASE : '/help');

/**
 * The fields of a resource that have links, and the one with the HTML of its Markdown. Where they lead
 * is kept with a field `linksTo`, and what is wrong with the Markdown with a field `checked`.
 */
export function linkFields({ fields }: ResourceDefinition) {
  const named = (kind: string) => Object.keys(fields).filter((name) => fields[name]?.kind === kind);
  const [markdown] = named('markdown');
  const html = 'html' in fields ? 'html' : `${markdown}Html`;
  return { markdown, html, urls: named('url'), storesLinks: 'linksTo' in fields };
}

/** Where the links of a document lead: those in the HTML of its Markdown, and its addresses. */
export function linksOf(key: string, resource: ResourceDefinition, values: Values): string[] {
  const { html, urls } = linkFields(resource);
  const addresses = urls.flatMap((name) => (values[name] ? String(values[name]) : []));
  const found = [
    readLinks(String(values[html] ?? ''), baseOf(key)),
    targetsOf(addresses, baseOf(key)),
  ];
  return [...new Set(found.flat())];
}
