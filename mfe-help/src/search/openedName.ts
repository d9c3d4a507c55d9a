/** What opening a result of a search counts as, in `data-counts`. */
export const openedName = (q: string): string =>
  `search/opened?${new URLSearchParams({ q: q.slice(0, 200) })}`;
