import type { SynonymTable } from './createSynonymTable';
import type { Token } from './fold';
import type { Terms } from './PassageIndex';
import { allowedEdits, queryTokens, stopWords, swappedForms } from './queryWords';
import { stem } from './stem';
import type { TextIndex } from './TextIndex';

const MAX_SAME_STEM = 200;
const MAX_FORMS = 20;
const MIN_BEGINNING = 3;
const MAX_BEGINNINGS = 12;
const MAX_SHORT = 6;
/** A rarer completion is hardly meant. */
const MIN_SHARE = 0.05;
const MAX_NEAR = 6;
const MIN_COMPOUND = 4;

const WEIGHTS = { form: 0.8, beginning: 0.4, compound: 0.1, near: 0.5, synonym: 0.85 };

/** Words that an entry must have all, each in one of its forms. */
export interface Way {
  words: readonly Terms[];
  weight: number;
  /** Two words that have to stand side by side: apart they mean something else. */
  together?: readonly string[];
}

/** One thing that a query asks for, and the ways to say it. */
export interface Concept {
  /** As it was typed. */
  typed: string;
  /** No text has it, unless misspelled. */
  isUnknown: boolean;
  ways: readonly Way[];
  /** The rarer its words, the more it tells. */
  rarity: number;
}

/** Reads queries with the words of an index. */
export function createQueryReader(index: TextIndex, getSynonyms: () => SynonymTable) {
  const isKnown = (term: string) => index.frequency(term) > 0;

  /** Other forms of a word, as `creasing` for `crease`. */
  const inflections = (word: string) =>
    index
      .beginningWith(stem(word), MAX_SAME_STEM)
      .map(({ term }) => term)
      .concat(stem(word))
      .filter((other) => other !== word && stem(other) === stem(word) && isKnown(other))
      .slice(0, MAX_FORMS);

  function nearTo(word: string): string[] {
    const edits = allowedEdits(word);
    if (edits === 0) return [];
    const swaps = swappedForms(word);
    const known = swaps.flatMap((swap) => [
      ...(isKnown(swap) ? [swap] : []),
      ...index.beginningWith(swap, 2).map(({ term }) => term),
    ]);
    if (known.length > 0) return known;
    return index.near(word, edits, MAX_NEAR);
  }

  /** A beginning most likely stands for the most frequent word; a short one for a word of a title. */
  function addBeginnings(forms: Map<string, number>, word: string) {
    const isShort = word.length < MIN_BEGINNING;
    const longer = index.beginningWith(word, isShort ? MAX_SHORT : MAX_BEGINNINGS, isShort);
    const most = longer[0]?.frequency ?? 1;
    for (const { term, frequency } of longer) {
      if (frequency < most * MIN_SHARE) break;
      if (!forms.has(term)) forms.set(term, (WEIGHTS.beginning * frequency) / most);
    }
  }

  function wholeForms(word: string): Map<string, number> {
    const forms = new Map([[word, 1]]);
    for (const other of inflections(word)) forms.set(other, WEIGHTS.form);
    if (word.length >= MIN_COMPOUND && isKnown(word)) {
      for (const other of index.compoundsWith(word, MAX_FORMS)) forms.set(other, WEIGHTS.compound);
    }
    return forms;
  }

  function formsOf(word: string, isLast = false): Map<string, number> {
    const forms = wholeForms(word);
    // What is still being typed may become longer.
    if (isLast || (forms.size === 1 && !isKnown(word))) addBeginnings(forms, word);
    return forms;
  }

  /** `diecut` as `die` and `cut`. */
  function apart(word: string): string[][] {
    if (!/^\p{L}+$/u.test(word)) return [];
    const splits: string[][] = [];
    for (let at = 2; at <= word.length - 2; at += 1) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.every((part) => isKnown(part) && !stopWords.has(part))) splits.push(parts);
    }
    return splits;
  }

  /** Only the last word may be a beginning: the `pre` of `pre-press` is no `preflight`. */
  const apartWay = (tokens: readonly Token[], isLast: boolean): Way => ({
    words: tokens.map(({ term }, at) =>
      at === tokens.length - 1 ? formsOf(term, isLast) : wholeForms(term),
    ),
    weight: 1,
  });

  function waysOf({ term, parts, isMeasure }: Token, isLast: boolean): Way[] {
    const ways: Way[] = [{ words: [formsOf(term, isLast)], weight: 1 }];
    if (isMeasure) return ways;
    const telling = parts.filter((part) => !stopWords.has(part.term));
    if (telling.length > 0) ways.push(apartWay(telling, isLast));
    for (const together of apart(term)) {
      ways.push({ words: together.map((part) => new Map([[part, 1]])), weight: 1, together });
    }
    return ways;
  }

  const isSaid = ({ words }: Way) => words.every((forms) => [...forms.keys()].some(isKnown));

  /** That of the rarest word of the likeliest way. */
  const rarityOf = (ways: readonly Way[]): number =>
    Math.min(
      ...ways.map(({ words }) =>
        Math.max(
          ...words.map((forms) => {
            const likely = [...forms].filter(([, value]) => value >= WEIGHTS.near);
            return index.rarityOf(likely.map(([term]) => term));
          }),
        ),
      ),
    );

  return (query: string): Concept[] => {
    const tokens = queryTokens(query);
    const texts = tokens.map(({ term }) => term);
    const concepts: Concept[] = [];
    for (let at = 0; at < tokens.length; ) {
      const found = getSynonyms().lookUp(texts, at);
      const pair = found || at + 1 >= texts.length ? '' : `${texts[at]}${texts[at + 1]}`;
      const length = found?.length ?? (isKnown(pair) ? 2 : 1);
      const typed = tokens.slice(at, at + length);
      at += length;
      const isLast = at === tokens.length;
      const ways = length === 1 ? waysOf(typed[0] as Token, isLast) : [apartWay(typed, isLast)];
      if (length === 2 && !found) ways.push({ words: [new Map([[pair, 1]])], weight: 1 });
      for (const words of found?.others ?? []) {
        ways.push({ words: words.map((word) => formsOf(word)), weight: WEIGHTS.synonym });
      }
      const said = ways.filter(isSaid);
      const isUnknown = said.length === 0;
      if (isUnknown) {
        const near = typed.flatMap(({ term }) => nearTo(term));
        said.push({ words: [new Map(near.map((word) => [word, WEIGHTS.near]))], weight: 1 });
      }
      const text = query.slice(typed[0]?.start, typed.at(-1)?.end);
      concepts.push({ typed: text, isUnknown, ways: said, rarity: rarityOf(said) });
    }
    return concepts;
  };
}
