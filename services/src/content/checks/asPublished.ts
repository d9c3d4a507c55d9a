import type { CheckedDocument, Site } from './Site';

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
