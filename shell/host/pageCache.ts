import { LRUCache } from 'lru-cache';
import type { CompressedBody } from './compressedBody';
import type { PageOwner } from './renderPage';

export interface SentPage {
  status: number;
  isPrivate: boolean;
  body: CompressedBody;
}

export interface CachedPage extends SentPage {
  /** What the page was made from; another value means that it has to be made again. */
  fingerprint: string;
  owner: PageOwner | null;
}

/** Rendered public pages by path. A page whose fingerprint is old still serves when nothing newer can be made. */
export type PageCache = LRUCache<string, CachedPage>;

/** A cache bounded by memory, 64 MB. */
export function createPageCache(): PageCache {
  return new LRUCache({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ body }) =>
      Object.values(body.bytes).reduce((sum, { length }) => sum + length, 1),
  });
}
