/** A file that a page names, with the integrity that browsers demand of it; null where it names none. */
export interface NamedFile {
  url: string;
  integrity: string | null;
}

const TAG = /<(?:script|link)\b[^>]*>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/** The scripts that the HTML of a page names: elements, preloads, and the shell that the page script starts. */
export function namedScripts(html: string): NamedFile[] {
  return [...html.matchAll(TAG)].flatMap(([tag]) => {
    const found = new Map([...tag.matchAll(ATTRIBUTE)].map(([, key = '', value]) => [key, value]));
    const attribute = (key: string) => found.get(key)?.replaceAll('&amp;', '&');
    const isScript = attribute('as') === 'script' || attribute('rel') === 'modulepreload';
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
