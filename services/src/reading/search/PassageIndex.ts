const PARTS = ['text', 'heading'] as const;
type Part = (typeof PARTS)[number];

/** BM25: how soon more of a word says no more, how much length counts, and what any occurrence says. */
export const BM25 = { k: 0.6, b: 0.7, d: 0.5 };

/** The words of a passage, and those that introduce it, by their numbers. */
export type PassageWords = Readonly<Record<Part, readonly number[]>>;

/** Words of texts with how much each counts. */
export type Terms = ReadonlyMap<string, number>;

/** Words that are asked for, by their numbers, with their weight in each part of a passage. */
type AskedWords = ReadonlyMap<number, { term: string } & Record<Part, number>>;

/** How much a word tells that so many of all have. */
const rarity = (all: number, holders: number): number => {
  const among = Math.min(all, holders);
  return Math.log(1 + (all - among + 0.5) / (among + 0.5));
};

/** The words of all passages. They are numbers, because a help center has some hundred thousand of them. */
export class PassageIndex {
  readonly #numbers = new Map<string, number>();
  #count = 0;
  /** The length of all passages, and how many have each word. */
  readonly #totals = {
    text: { length: 0, holders: [] as number[] },
    heading: { length: 0, holders: [] as number[] },
  };
  /** Every word that a text has had, each in a line of its own. */
  wordList = '\n';

  numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(word, number);
    this.wordList += `${word}\n`;
    return number;
  }

  /** Counts the passages of a document: 1 when it is added, -1 when it is removed. */
  count(passages: readonly PassageWords[], sign: 1 | -1): void {
    this.#count += sign * passages.length;
    for (const part of PARTS) {
      const total = this.#totals[part];
      for (const { [part]: words } of passages) {
        total.length += sign * words.length;
        for (const word of new Set(words)) total.holders[word] = (total.holders[word] ?? 0) + sign;
      }
    }
  }

  #holders(word: string, part: Part): number {
    return this.#totals[part].holders[this.#numbers.get(word) ?? -1] ?? 0;
  }

  /**
   * How much words tell: the rarer, the more.
   * @param documents how many there are, and how many parts of them have the words
   */
  rarityOf(words: readonly string[], documents: { all: number; holders: number }): number {
    const holders = words.reduce(
      (sum, word) => sum + this.#holders(word, 'text') + this.#holders(word, 'heading'),
      documents.holders,
    );
    return rarity(documents.all + this.#count, holders);
  }

  asked(terms: Terms, documents: number): AskedWords {
    const all = documents + this.#count;
    const known = [...terms].flatMap(([term, weight]) => {
      const number = this.#numbers.get(term);
      const valueIn = (part: Part) => weight * rarity(all, this.#holders(term, part));
      const values = { term, text: valueIn('text'), heading: valueIn('heading') };
      return number === undefined ? [] : [[number, values] as const];
    });
    return new Map(known);
  }

  /** How much a part of a passage is about the words that are asked for. */
  bm25(passage: PassageWords, part: Part, asked: AskedWords): number {
    const words = passage[part];
    const counts = new Map<number, number>();
    for (const number of words) {
      if (asked.has(number)) counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    const { k, b, d } = BM25;
    const average = this.#totals[part].length / this.#count;
    const damping = k * (1 - b + (b * words.length) / average);
    let sum = 0;
    for (const [number, count] of counts) {
      sum += (asked.get(number)?.[part] ?? 0) * (d + (count * (k + 1)) / (count + damping));
    }
    return sum;
  }

  /** The passage that has most of some words, by its place; none if no passage has any. */
  placeOf(passages: readonly PassageWords[], terms: readonly string[]): number | undefined {
    const wanted = new Set(terms.map((term) => this.#numbers.get(term)));
    let best: { place: number; count: number } | undefined;
    for (const [place, { text }] of passages.entries()) {
      const count = new Set(text.filter((number) => wanted.has(number))).size;
      if (count > (best?.count ?? 0)) best = { place, count };
    }
    return best?.place;
  }
}
