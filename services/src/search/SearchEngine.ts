import type { SearchKind } from '@pressline/shared-api';

/** A document that was found, and the words of its texts (folded) that made it match. */
export interface SearchMatch {
  kind: SearchKind;
  id: string;
  terms: string[];
}

export interface SearchFound {
  /** Best first; equal queries on equal content give equal orders. */
  matches: SearchMatch[];
  /** When nothing matches the words as typed: words that find something. */
  suggestion: string | undefined;
  /** Whether the index is still being built, so that the answer must not be cached. */
  isPartial: boolean;
}

export interface SearchOptions {
  limit: number;
  /** Every kind unless given. */
  kinds?: readonly SearchKind[];
}

/** Finds published articles, FAQs and videos. The engine behind it can be replaced. */
export interface SearchEngine {
  /**
   * Documents that match every word of `query`; its characters have no special meaning. The content
   * is that of the current content version, unless the answer says otherwise.
   */
  search(query: string, options: SearchOptions): Promise<SearchFound>;
}
