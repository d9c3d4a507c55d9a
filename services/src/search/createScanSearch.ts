import type { ContentVersion } from '../contentVersion';
import type { Models } from '../resource/createModel';
import type { SearchEngine } from './SearchEngine';

const WEIGHTS = { title: 8, tags: 4, summary: 2, body: 1 } as const;
const WORD_START_BONUS = 2;
const MAX_WORDS = 12;

type Part = keyof typeof WEIGHTS;
type SearchText = { id: string } & Record<Part, string>;

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (query: string) => [...new Set(plain(query).split(/\s+/))].slice(0, MAX_WORDS);

function startsWord(text: string, at: number): boolean {
  return at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));
}

function scoreWord(article: SearchText, word: string): number {
  let score = 0;
  for (const [part, weight] of Object.entries(WEIGHTS) as [Part, number][]) {
    const at = article[part].indexOf(word);
    if (at >= 0) score += weight * (startsWord(article[part], at) ? WORD_START_BONUS : 1);
  }
  return score;
}

/** 0 unless every word occurs; characters have no special meaning. */
function scoreArticle(article: SearchText, words: readonly string[]): number {
  let total = 0;
  for (const word of words) {
    const score = scoreWord(article, word);
    if (score === 0) return 0;
    total += score;
  }
  return total;
}

/** Searches the published articles' texts, kept in memory and read again when the content changes. */
export function createScanSearch(models: Models, content: ContentVersion): SearchEngine {
  let loaded: { version: number; articles: Promise<SearchText[]> } | undefined;

  async function load(): Promise<SearchText[]> {
    const found = await models.articles
      .find({ isPublished: true })
      .select('title tags summary plainText')
      .sort({ views: -1, _id: 1 })
      .lean();
    return found.map((article) => ({
      id: String(article._id),
      title: plain(article.title),
      tags: plain(article.tags.join('\n')),
      summary: plain(article.summary),
      body: plain(article.plainText ?? ''),
    }));
  }

  function articlesNow(): Promise<SearchText[]> {
    if (loaded?.version === content.current) return loaded.articles;
    const entry = { version: content.current, articles: load() };
    loaded = entry;
    entry.articles.catch(() => {
      if (loaded === entry) loaded = undefined;
    });
    return entry.articles;
  }

  return {
    async search(query, limit) {
      const words = wordsOf(query.trim());
      if (words.every((word) => word === '')) return [];
      return (await articlesNow())
        .map((article) => ({ id: article.id, score: scoreArticle(article, words) }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score)
        .slice(0, limit)
        .map(({ id }) => id);
    },
  };
}
