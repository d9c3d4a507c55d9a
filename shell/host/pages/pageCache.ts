import { LRUCache } from 'lru-cache';
import type { CompressedBody } from './compressedBody';
import type { PageOwner } from './renderPage';

export interface SentPage {
  status: number;
  isPrivate: boolean;
  body: CompressedBody;
}

export interface CachedPage extends SentPage {
  /** What the page was rendered from; another value means that it is outdated. */
  fingerprint: string;
  owner: PageOwner | null;
}

/** Rendered public pages by path, 64 MB. An outdated page is still served when rendering fails. */
export function createPageCache() {
  return new LRUCache<string, CachedPage>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ body }) =>
      Object.values(body.bytes).reduce((sum, { length }) => sum + length, 1),
  });
}
