import type { PageHeadProps } from '@pressline/shared-ui/head';
import { absoluteStructuredData } from './structuredData';

function setMeta(selector: string, create: () => HTMLElement, value: string | null): void {
  const existing = document.head.querySelector(selector);
  if (value === null) {
    existing?.remove();
    return;
  }
  const element = existing ?? document.head.appendChild(create());
  element.setAttribute(element instanceof HTMLLinkElement ? 'href' : 'content', value);
}

function meta(attribute: 'name' | 'property', key: string): () => HTMLElement {
  return () => {
    const element = document.createElement('meta');
    element.setAttribute(attribute, key);
    return element;
  };
}

/** Brings the document's head in line with the page shown after a client navigation. */
export function applyHead(head: PageHeadProps): void {
  document.title = head.title;
  const { description } = head;
  setMeta('meta[name="description"]', meta('name', 'description'), description);
  setMeta('meta[property="og:title"]', meta('property', 'og:title'), head.title);
  setMeta('meta[property="og:description"]', meta('property', 'og:description'), description);
  setMeta('meta[name="robots"]', meta('name', 'robots'), head.noIndex ? 'noindex' : null);
  const canonical = head.noIndex ? null : location.origin + location.pathname;
  setMeta(
    'link[rel="canonical"]',
    () => Object.assign(document.createElement('link'), { rel: 'canonical' }),
    canonical,
  );
  setMeta('meta[property="og:url"]', meta('property', 'og:url'), canonical);
  setMeta('meta[property="og:type"]', meta('property', 'og:type'), head.type ?? 'website');
  setAlternate(head.alternate);
  replaceStructuredData(head.structuredData ?? []);
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
