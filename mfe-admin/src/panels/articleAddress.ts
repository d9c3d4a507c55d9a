/** What the address of the Articles tab says. */
export interface ArticleAddress {
  q: string;
  /** A category's id; empty for all of them. */
  category: string;
  /** From 1. */
  page: number;
}

const ID = /^[0-9a-f]{24}$/i;

/** Reads the query part of an address; what makes no sense is left out. */
export function readArticleAddress(search: string): ArticleAddress {
  const params = new URLSearchParams(search);
  const category = params.get('category') ?? '';
  const page = Number.parseInt(params.get('page') ?? '', 10);
  return {
    q: (params.get('q') ?? '').slice(0, 200),
    category: ID.test(category) ? category : '',
    page: page > 0 && page <= 100_000 ? page : 1,
  };
}

/** The query part of the address, with its `?`; empty for the plain list. */
export function writeArticleAddress({ q, category, page }: ArticleAddress): string {
  const params = new URLSearchParams();
  if (q.trim()) params.set('q', q.trim());
  if (category) params.set('category', category);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query ? `?${query}` : '';
}
