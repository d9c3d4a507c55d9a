import { LRUCache } from 'lru-cache';
import type { RenderArticle, RenderedArticle } from './renderArticle';

const MAX_CHARACTERS = 8 * 1024 * 1024;

/**
 * Caches what was rendered last, because a text is rendered again when it is saved: after a preview, or
 * after the check of an import or of the seed.
 */
export function cacheRendered(render: RenderArticle): RenderArticle {
  const cache = new LRUCache<string, RenderedArticle>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ html, text }, source) => 1 + source.length + html.length + text.length,
    // The caller still gets the text when newer ones have taken its place.
    ignoreFetchAbort: true,
    fetchMethod: (source) => render(source),
  });
  return async (source) => (await cache.fetch(source)) as RenderedArticle;
}
