/**
 * What this browser keeps by article under `key`, of `most` articles: the one that was changed longest
 * ago goes first. Where nothing can be stored, nothing is kept.
 */
export function keepByArticle<Value>(key: string, most: number) {
  function readAll(): Record<string, Value> {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '') ?? {};
    } catch {
      return {};
    }
  }
  return {
    read: (articleId: string): Value | undefined => readAll()[articleId],
    /** Without a value nothing of the article is kept. */
    write(articleId: string, value: Value | undefined): void {
      const { [articleId]: _, ...others } = readAll();
      const kept = Object.entries({ ...others, ...(value && { [articleId]: value }) });
      try {
        localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept.slice(-most))));
      } catch {}
    },
  };
}
