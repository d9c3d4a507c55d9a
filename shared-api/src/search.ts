import type { ArticleSummary } from './resources/article';
import type { PublicFaq } from './resources/faq';
import type { PublicVideo } from './resources/video';

export type SearchKind = 'article' | 'faq' | 'video';

/** A part of a text, in UTF-16 units: from `start`, before `end`. */
export type TextRange = readonly [start: number, end: number];

/** A plain text and the parts of it to highlight: in order, without overlaps. Never HTML. */
export interface MarkedText {
  text: string;
  marks: TextRange[];
}

interface Found<Kind extends SearchKind> {
  kind: Kind;
  /** The parts of the title (or question) that the search matched. */
  titleMarks: TextRange[];
  /** A piece of the document's text around what the search matched. */
  snippet: MarkedText;
}

export type ArticleHit = ArticleSummary & Found<'article'>;
export type FaqHit = PublicFaq & Found<'faq'>;
export type VideoHit = PublicVideo & Found<'video'>;
export type SearchHit = ArticleHit | FaqHit | VideoHit;

/** `GET /api/help/search/all`: articles, FAQs and videos together, best first. */
export interface SearchAnswer {
  hits: SearchHit[];
  /** When nothing has the words as they were typed: words to search for instead. */
  suggestion: string | null;
}
