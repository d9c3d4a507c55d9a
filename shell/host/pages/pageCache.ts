import { LRUCache } from 'lru-cache';
import type { PagePolicy } from '../securityHeaders';
import type { CompressedBody } from './compressedBody';

export interface SentPage {
  status: number;
  isPrivate: boolean;
  body: CompressedBody;
  /** What its headers allow besides what those of every page do. */
  policy: PagePolicy;
  /** Of the stylesheet that it names, if any. */
  stylesUrl?: string | undefined;
}

export interface CachedPage extends SentPage {
  /** What the page was rendered from; another value means that it is outdated. */
  fingerprint: string;
}

const MB = 1024 * 1024;

const sizeOf = ({ bytes }: CompressedBody) =>
  Object.values(bytes).reduce((sum, { length }) => sum + length, 1);

export type PageCache = ReturnType<typeof createPageCache>;

/** Rendered public pages by path, 64 MB. An outdated page is still served when rendering fails. */
export function createPageCache() {
  return new LRUCache<string, CachedPage>({
    maxSize: 64 * MB,
    sizeCalculation: ({ body }) => sizeOf(body),
  });
}

export type BodyCache = ReturnType<typeof createBodyCache>;

/** What pages name by addresses that never change their meaning. */
export function createBodyCache(megabytes: number) {
  return new LRUCache<string, CompressedBody>({ maxSize: megabytes * MB, sizeCalculation: sizeOf });
}
