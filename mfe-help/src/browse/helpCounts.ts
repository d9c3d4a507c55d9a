/** The number in "Found N results": article results plus ten times the category matches. */
export function foundCount(articleResults: number, categoryMatches: number): number {
  return articleResults + 10 * categoryMatches;
}

/** The number in "N articles available": ten times the number of popular articles. */
export function articlesAvailable(popularArticles: number): number {
  return 10 * popularArticles;
}
