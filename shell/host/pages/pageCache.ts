import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { pageDataUrl } from '../document/pageFiles';
import { type CompressedBody, compressBody } from './compressedBody';
import type { RenderedPage } from './render/renderPage';
import { compressPage, type SentPage } from './sendPage';

export interface CachedPage extends SentPage {
  /** What the page was rendered from; another value means that it is outdated. */
  fingerprint: string;
}

const MAX_BYTES = 88 * 1024 * 1024;

const sizeOf = ({ bytes }: CompressedBody) =>
  Object.values(bytes).reduce((sum, { length }) => sum + length, 1);

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Rendered pages by path, and by their addresses the page data and the stylesheets that pages name. The
 * least recently used go first. An outdated page is still served when it cannot be rendered.
 */
export function createPageCache() {
  const entries = new LRUCache<string, CachedPage | { body: CompressedBody }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => sizeOf(body),
  });
  const asPage = (entry: CachedPage | { body: CompressedBody } | undefined) =>
    entry && 'fingerprint' in entry ? entry : undefined;
  return {
    page: (key: string): CachedPage | undefined => asPage(entries.get(key)),
    peek: (key: string): CachedPage | undefined => asPage(entries.peek(key)),
    setPage: (key: string, page: CachedPage) => void entries.set(key, page),
    delete: (key: string) => void entries.delete(key),
    /** Page data or a stylesheet; what an address means never changes. */
    file: (address: string): CompressedBody | undefined => entries.get(address)?.body,
    setFile: (address: string, body: CompressedBody) => void entries.set(address, { body }),
  };
}

/**
 * Puts a page into the cache under `key`, with what it names: its data and its late stylesheet.
 * @param fingerprint of what it was rendered from
 */
export async function storePage(
  cache: PageCache,
  key: string,
  { fingerprint, pathname }: { fingerprint: string; pathname: string },
  page: RenderedPage,
): Promise<CachedPage> {
  const storeFile = async (address: string, text: string) => {
    if (!cache.file(address)) cache.setFile(address, await compressBody(text, 'quick'));
  };
  const dataUrl = pageDataUrl(fingerprint, pathname);
  const { html, stylesUrl, styles } = page.isPrivate
    ? { html: page.complete(), stylesUrl: undefined, styles: '' }
    : page.forReaders(dataUrl);
  const [sent] = await Promise.all([
    compressPage({ ...page, html }),
    page.isPrivate || storeFile(dataUrl, page.data),
    stylesUrl && storeFile(stylesUrl, styles),
  ]);
  const made = { ...sent, stylesUrl, fingerprint };
  cache.setPage(key, made);
  return made;
}

/**
 * Compresses pages of `cache` that are asked for again, a tenth smaller for all who come later. While
 * editors save, most are rendered again before that. One at a time: pages that readers wait for are
 * compressed by the same threads.
 */
export function createRecompressor(cache: PageCache, log: Logger) {
  const begun = new WeakSet<CachedPage>();
  let last = Promise.resolve();

  async function polish(key: string, made: CachedPage): Promise<void> {
    if (cache.peek(key) !== made) return;
    const body = await compressBody(made.body.bytes.identity.toString(), 'thorough');
    const polished = { ...made, body };
    begun.add(polished);
    if (cache.peek(key) === made) cache.setPage(key, polished);
  }

  return (key: string, made: CachedPage): void => {
    if (begun.has(made)) return;
    begun.add(made);
    last = last
      .then(() => polish(key, made))
      .catch((error) => log.warn({ err: error }, 'page could not be compressed better'));
  };
}
