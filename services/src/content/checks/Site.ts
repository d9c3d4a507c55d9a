import type {
  CheckedText,
  ContentKey,
  DraftSource,
  TextProblem,
  TextState,
} from '@pressline/shared-api';

export interface SiteArticle {
  id: string;
  slug: string;
  isPublished: boolean;
  ids: readonly string[];
}

/** Where links can lead. */
export interface Site {
  publicUrl: string;
  /** By the present slug. */
  articles: ReadonlyMap<string, SiteArticle>;
  /** By each former slug. */
  former: ReadonlyMap<string, SiteArticle>;
  categories: ReadonlySet<string>;
  /** Ids of the glossary's entries. */
  terms: ReadonlySet<string>;
  files: ReadonlySet<string>;
}

/** A document as the checks see it. */
export interface CheckedDocument extends CheckedText {
  resource: ContentKey;
  id: string;
  title: string;
  version: number;
  isPublished: boolean | null;
  updatedAt: Date;
  /** Of articles only. */
  slug?: string;
  slugHistory?: readonly string[];
  categoryId?: string;
  pinnedIds?: readonly string[];
  /** What its PDF was not found to have. */
  doubts?: readonly DraftSource[];
  /** Which of its texts it is, if not what is saved. */
  place?: TextState;
}

export interface FoundProblem extends TextProblem {
  document: CheckedDocument;
}

interface Content {
  documents: readonly CheckedDocument[];
  site: Site;
}

/** Content as it is once the documents of `ids` are published. */
export function asPublished({ documents, site }: Content, ids: ReadonlySet<string>): Content {
  const publish = <One extends { id: string }>(one: One) =>
    ids.has(one.id) ? { ...one, isPublished: true } : one;
  const publishAll = (articles: Site['articles']) =>
    new Map([...articles].map(([slug, article]) => [slug, publish(article)]));
  const { articles, former } = site;
  return {
    documents: documents.map(publish),
    site: { ...site, articles: publishAll(articles), former: publishAll(former) },
  };
}
