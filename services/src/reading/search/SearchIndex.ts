import MiniSearch from 'minisearch';
import { hasPhrase, type IndexedDocument } from './documents';
import { stopWords } from './queryWords';

/** How much a word counts in each part of a document. */
export const FIELDS = { title: 8, tags: 4, summary: 2, body: 1 };
/** How soon more of a word says no more, how much length counts, and what any occurrence says. */
const BM25 = { k: 0.6, b: 0.7, d: 0.5 };
/** What so many occurrences of a word say in a text of that length, compared with the usual one. */
export const saturation = (count: number, length: number): number =>
  BM25.d + (count * (BM25.k + 1)) / (count + BM25.k * (1 - BM25.b + BM25.b * length));
/** A shorter part of a compound is more likely a syllable. */
const MIN_PART = 3;

const PARTS = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
const byName = (a: string, b: string) => (a < b ? -1 : 1);

/** How much a word tells that so many of all have. */
const rarity = (all: number, holders: number) =>
  Math.log(1 + (Math.max(0, all - holders) + 0.5) / (holders + 0.5));

/**
 * MiniSearch over folded words, with looks into its vocabulary. It ranks by MiniSearch's formula, but
 * without making objects for each occurrence of a word.
 */
export class SearchIndex extends MiniSearch<IndexedDocument> {
  /** Every word in a line of its own; none after a change. */
  #wordList: string | undefined;
  #passages = 0;

  constructor() {
    super({
      idField: 'key',
      fields: PARTS,
      storeFields: ['document'],
      extractField(document, name) {
        if (name === 'key') return document.key;
        if (name === 'document') return document;
        return document.words[name as keyof typeof FIELDS];
      },
      tokenize(words, part) {
        return words.split(' ').filter((word) => word && (part !== 'body' || !stopWords.has(word)));
      },
      processTerm: (term) => term,
    });
  }

  /** Adds a document, or replaces the one with its key. */
  put(document: IndexedDocument): void {
    this.take(document.key);
    this.add(document);
    this.#passages += document.passages.length;
    this.#wordList = undefined;
  }

  /** Takes a document out; it is no error when there is none. */
  take(key: string): void {
    const document = this.documentOf(key);
    if (!document) return;
    // `discard` would leave its words in the index, as if texts still had them.
    this.remove(document);
    this.#passages -= document.passages.length;
    this.#wordList = undefined;
  }

  documentOf = (key: string) => this.getStoredFields(key)?.document as IndexedDocument | undefined;

  /** In how many parts of documents a word occurs; in how many titles, if asked for these. */
  frequency(term: string, isInTitles = false): number {
    const holders = this._index.get(term);
    if (!holders) return 0;
    if (isInTitles) return holders.get(this._fieldIds.title as number)?.size ?? 0;
    let sum = 0;
    for (const { size } of holders.values()) sum += size;
    return sum;
  }

  /** How much words tell: the rarer, the more. */
  rarityOf(words: readonly string[]): number {
    const holders = words.reduce((sum, word) => sum + this.frequency(word), 0);
    return rarity(this.documentCount + this.#passages, holders);
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
    this.#wordList ??= `\n${[...this._index.keys()].join('\n')}\n`;
    const list = this.#wordList;
    const found: string[] = [];
    const isWord = (part: string) => part.length >= MIN_PART && this.frequency(part) > 0;
    for (let at = list.indexOf(word); at >= 0 && found.length < limit; ) {
      const start = list.lastIndexOf('\n', at) + 1;
      const end = list.indexOf('\n', at);
      const [before, after] = [list.slice(start, at), list.slice(at + word.length, end)];
      const isCompound = [before, after].every((part) => part === '' || isWord(part));
      if (before && isCompound) found.push(list.slice(start, end));
      at = list.indexOf(word, end);
    }
    return found;
  }

  /** Known words with at most `edits` wrong letters: nearest first, then most frequent. */
  near(word: string, edits: number, limit: number) {
    return [...this._index.fuzzyGet(word, edits)]
      .map(([term, [, distance]]) => ({ term, distance, frequency: this.frequency(term) }))
      .sort(
        (a, b) => a.distance - b.distance || b.frequency - a.frequency || byName(a.term, b.term),
      )
      .slice(0, limit);
  }

  /** Hands over each document that has a word, or two side by side, once for each part, with how much it says there. */
  forEachHolder(term: string, take: (document: IndexedDocument, score: number) => void): void {
    const [word = '', ...others] = term
      .split(' ')
      .sort((a, b) => this.frequency(a) - this.frequency(b));
    for (const [part, holders] of this._index.get(word) ?? []) {
      const name = PARTS[part] as keyof typeof FIELDS;
      const value = FIELDS[name] * rarity(this.documentCount, holders.size);
      const average = this._avgFieldLength[part] ?? 1;
      for (const [id, count] of holders) {
        if (!others.every((other) => this._index.get(other)?.get(part)?.has(id))) continue;
        const { document } = this._storedFields.get(id) as { document: IndexedDocument };
        if (others.length > 0 && !hasPhrase(document, ` ${term} `)) continue;
        const length = this._fieldLength.get(id)?.[part] ?? 0;
        take(document, value * saturation(count, length / average));
      }
    }
  }
}
