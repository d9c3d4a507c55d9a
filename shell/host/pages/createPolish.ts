import type { Logger } from 'pino';
import { compressBody } from './compressedBody';
import type { CachedPage, PageCache } from './pageCache';

/** Pages that are replaced sooner are not worth it: while editors save, each is rendered many times. */
const LASTING_MS = 1_000;

/**
 * Compresses pages of `cache` again that have lasted for a second, a tenth smaller for all who come later.
 * One at a time: pages that readers wait for are compressed by the same threads.
 */
export function createPolish(cache: PageCache, log: Logger) {
  let last = Promise.resolve();

  async function polish(key: string, made: CachedPage, html: string): Promise<void> {
    if (cache.peek(key) !== made) return;
    const body = await compressBody(html, 'thorough');
    if (cache.peek(key) === made) cache.set(key, { ...made, body });
  }

  return (key: string, made: CachedPage, html: string): void => {
    setTimeout(() => {
      last = last
        .then(() => polish(key, made, html))
        .catch((error) => log.warn({ err: error }, 'page could not be compressed better'));
    }, LASTING_MS).unref();
  };
}
