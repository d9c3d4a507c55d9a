import type { Logger } from 'pino';
import { compressBody } from './compressedBody';
import type { CachedPage, PageCache } from './pageCache';

/**
 * Compresses pages of `cache` that somebody asks for again, a tenth smaller for all who come later. While
 * editors save, most are rendered again before that. One at a time: pages that readers wait for are
 * compressed by the same threads.
 */
export function createPolish(cache: PageCache, log: Logger) {
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
