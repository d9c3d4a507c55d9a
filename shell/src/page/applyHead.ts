import type { PageHeadProps } from '@pressline/shared-ui/head';
import { absoluteStructuredData, type PageTag, pageTags, valueAttribute } from './pageTags';

/** Brings the document's head in line with the page shown after a client navigation. */
export function applyHead(head: PageHeadProps): void {
  document.title = head.title;
  for (const tag of pageTags(head, location.origin + location.pathname)) setTag(tag);
  setAlternate(head.alternate);
  replaceStructuredData(head.structuredData ?? []);
}

function setTag([name, attribute, key, value]: PageTag): void {
  const existing = document.head.querySelector(`${name}[${attribute}="${key}"]`);
  if (value === null) {
    existing?.remove();
    return;
  }
  const element = existing ?? document.head.appendChild(document.createElement(name));
  element.setAttribute(attribute, key);
  element.setAttribute(valueAttribute(name), value);
}

function setAlternate(alternate: PageHeadProps['alternate']): void {
  document.head.querySelector('link[rel="alternate"]')?.remove();
  if (!alternate) return;
  const link = Object.assign(document.createElement('link'), { rel: 'alternate', ...alternate });
  document.head.append(link);
}

function replaceStructuredData(items: readonly object[]): void {
  for (const old of document.head.querySelectorAll('script[type="application/ld+json"]')) {
    old.remove();
  }
  for (const json of absoluteStructuredData(items, location.origin)) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = json;
    document.head.append(script);
  }
}
