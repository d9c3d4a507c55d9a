/** Finds published articles. The engine behind it can be replaced. */
export interface SearchEngine {
  /** Ids of articles that match every word of `query`, best first; at most `limit`. */
  search(query: string, limit: number): Promise<string[]>;
}
