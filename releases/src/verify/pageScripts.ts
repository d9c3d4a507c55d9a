import { readTag } from '../checks/readTag';

/** A file that a page names, with the integrity that browsers demand of it; null where it names none. */
export interface NamedFile {
  url: string;
  integrity: string | null;
}

const SCRIPT_TAG = /<(?:script|link)\b/gi;

/**
 * The scripts that the HTML of a page names: elements, preloads, and the shell that the page script
 * starts. One that browsers may read otherwise than we do is named by its text, without integrity.
 */
export function namedScripts(html: string): NamedFile[] {
  return [...html.matchAll(SCRIPT_TAG)].flatMap(({ index }) => {
    const tag = readTag(html, index);
    if (!tag) return [{ url: html.slice(index, index + 80), integrity: null }];
    const attribute = (key: string) => tag.attributes.get(key)?.replaceAll('&amp;', '&');
    const kinds = [attribute('as'), attribute('rel')].map((kind) => kind?.trim().toLowerCase());
    const isScript = kinds.includes('script') || kinds.includes('modulepreload');
    return [
      named(attribute('src'), attribute('integrity')),
      named(isScript ? attribute('href') : undefined, attribute('integrity')),
      named(attribute('data-shell'), attribute('data-integrity')),
    ].flat();
  });
}

const named = (url: string | undefined, integrity: string | undefined): NamedFile[] =>
  url ? [{ url, integrity: integrity ?? null }] : [];

const DATA = /<script[^>]*id="pressline-page"[^>]*>(.*?)<\/script>/s;

/** What the scripts of a page start with: JSON in the document, or the address where it is. */
export function pageDataOf(html: string): { json: string } | { address: string } | null {
  const [, json] = DATA.exec(html) ?? [];
  if (json) return { json };
  const [, address] = / data-page="([^"]+)"/.exec(html) ?? [];
  return address ? { address: address.replaceAll('&amp;', '&') } : null;
}
