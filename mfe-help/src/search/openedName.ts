/** What opening a result of a search counts as, in `data-counts`; `article` where it is one. */
export const openedName = (q: string, article?: string | null): string =>
  `search/opened?${new URLSearchParams({ q: q.slice(0, 200), ...(article && { article }) })}`;
