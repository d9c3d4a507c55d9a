import MiniSearch, { type SearchResult } from 'minisearch';
import { type Token, tokensOf } from './fold';
import { BM25, PassageIndex, type PassageWords, type Terms } from './PassageIndex';
import { stopWords } from './queryWords';
import type { IndexedDocument } from './searchSources';

/** How much a word counts in each part of a document. */
export const FIELDS = { title: 8, tags: 4, summary: 2, body: 1 };
/** A shorter part of a compound is more likely a syllable. */
const MIN_PART = 3;

/** A document by its folded words, with all that an answer needs. */
type Entry = Readonly<Record<keyof typeof FIELDS, readonly string[]>> & {
  id: string;
  stored: { document: IndexedDocument; passages: readonly PassageWords[] };
};

/** What a document has of some words. */
export interface Match extends IndexedPassages {
  score: number;
  /** The parts in which each word was found. */
  match: Readonly<Record<string, readonly string[]>>;
}

type IndexedPassages = Entry['stored'];

const byName = (a: string, b: string) => (a < b ? -1 : 1);

function termsOf(tokens: readonly Token[], terms: string[] = []): string[] {
  for (const { term, parts } of tokens) {
    terms.push(term);
    if (parts.length > 0) termsOf(parts, terms);
  }
  return terms;
}

const telling = (tokens: readonly Token[]) =>
  termsOf(tokens).filter((term) => !stopWords.has(term));

/** MiniSearch over folded words, with the passages of each document and looks into its vocabulary. */
export class TextIndex extends MiniSearch<Entry> {
  readonly passages = new PassageIndex();

  constructor() {
    super({
      fields: Object.keys(FIELDS),
      storeFields: ['stored'],
      stringifyField: (terms) => terms,
      tokenize: (terms) => terms as unknown as string[],
      processTerm: (term) => term,
    });
  }

  #entryOf(document: IndexedDocument): Entry {
    const { key, text } = document;
    const numbers = (tokens: readonly Token[]) =>
      telling(tokens).map((word) => this.passages.numberOf(word));
    const body = tokensOf(text.body);
    // Passages of one section share the words of its heading.
    const headings = new Map<string, readonly number[]>();
    const headingOf = (heading: string) => {
      const known = headings.get(heading) ?? numbers(tokensOf(heading));
      headings.set(heading, known);
      return known;
    };
    let from = 0;
    const passages = document.passages.map(({ start, end, near, heading }) => {
      while ((body[from]?.start ?? end) < start) from += 1;
      let to = from;
      while ((body[to]?.end ?? Number.POSITIVE_INFINITY) <= end) to += 1;
      return {
        text: numbers(body.slice(from, to)),
        heading: headingOf(`${heading}\n${near}`),
      };
    });
    return {
      id: key,
      title: termsOf(tokensOf(text.title)),
      tags: termsOf(tokensOf(text.tags)),
      summary: termsOf(tokensOf(text.summary)),
      body: telling(body),
      stored: { document, passages },
    };
  }

  /** Adds a document, or replaces the one with its key. */
  put(document: IndexedDocument): void {
    this.take(document.key);
    const entry = this.#entryOf(document);
    this.add(entry);
    for (const word of [...entry.title, ...entry.tags, ...entry.summary, ...entry.body])
      this.passages.numberOf(word);
    this.passages.count(entry.stored.passages, 1);
  }

  /** Takes a document out; it is no error when there is none. */
  take(key: string): void {
    const stored = this.#stored(key);
    if (!stored) return;
    this.passages.count(stored.passages, -1);
    // `discard` would leave its words in the index, as if texts still had them.
    this.remove(this.#entryOf(stored.document));
  }

  #stored = (key: string) => this.getStoredFields(key)?.stored as IndexedPassages | undefined;

  documentOf = (key: string): IndexedDocument | undefined => this.#stored(key)?.document;

  /** How much words tell: the rarer, the more. */
  rarityOf(words: readonly string[]): number {
    const holders = words.reduce((sum, word) => sum + this.frequency(word), 0);
    return this.passages.rarityOf(words, { all: this.documentCount, holders });
  }

  /** In how many parts of documents a word occurs; in how many titles, if asked for these. */
  frequency(term: string, isInTitles = false): number {
    const holders = this._index.get(term);
    if (!holders) return 0;
    if (isInTitles) return holders.get(this._fieldIds.title as number)?.size ?? 0;
    let sum = 0;
    for (const { size } of holders.values()) sum += size;
    return sum;
  }

  /** Other words that begin with `beginning`, most frequent first. */
  beginningWith(beginning: string, limit: number, isInTitles = false) {
    return [...this._index.atPrefix(beginning).keys()]
      .map((term) => ({ term, frequency: this.frequency(term, isInTitles) }))
      .filter(({ term, frequency }) => term !== beginning && frequency > 0)
      .sort((a, b) => b.frequency - a.frequency || byName(a.term, b.term))
      .slice(0, limit);
  }

  /** Compounds with a known word, after another one that stands alone elsewhere: `letterpress` for `press`. */
  compoundsWith(word: string, limit: number): string[] {
    const found: string[] = [];
    const list = this.passages.wordList;
    const isWord = (part: string) => part.length >= MIN_PART && this.frequency(part) > 0;
    for (let at = list.indexOf(word); at >= 0 && found.length < limit; ) {
      const start = list.lastIndexOf('\n', at) + 1;
      const end = list.indexOf('\n', at);
      const [before, after] = [list.slice(start, at), list.slice(at + word.length, end)];
      const isCompound = [before, after].every((part) => part === '' || isWord(part));
      const compound = list.slice(start, end);
      if (before && isCompound && this.frequency(compound) > 0) found.push(compound);
      at = list.indexOf(word, end);
    }
    return found;
  }

  /** Known words with at most `edits` wrong letters: nearest first, then most frequent. */
  near(word: string, edits: number, limit: number): string[] {
    return [...this._index.fuzzyGet(word, edits)]
      .map(([term, [, distance]]) => ({ term, distance, frequency: this.frequency(term) }))
      .filter(({ frequency }) => frequency > 0)
      .sort(
        (a, b) => a.distance - b.distance || b.frequency - a.frequency || byName(a.term, b.term),
      )
      .slice(0, limit)
      .map(({ term }) => term);
  }

  /** Hands over each document that has any of the words, in no order. */
  forEachMatch(terms: Terms, take: (match: Match) => void): void {
    this.search('-', {
      boost: FIELDS,
      bm25: BM25,
      tokenize: () => [...terms.keys()],
      boostTerm: (term) => terms.get(term) ?? 0,
      // Sorting all of them would take longer than finding them.
      filter({ score, queryTerms, match, stored }: SearchResult) {
        const { document, passages } = stored as IndexedPassages;
        take({ document, passages, score: score / queryTerms.length, match });
        return false;
      },
    });
  }
}
