import type { Synonyms } from './createSynonymTable';
import { fold, leavesOf, type Token } from './fold';
import { allowedEdits, queryTokens, stopWords, swappedForms } from './queryWords';
import type { SearchIndex } from './SearchIndex';
import { stem } from './stem';

const MAX_SAME_STEM = 200;
const MAX_FORMS = 20;
const MIN_BEGINNING = 3;
const MAX_BEGINNINGS = 12;
const MAX_SHORT = 6;
/** A rarer completion is hardly meant. */
const MIN_SHARE = 0.05;
const MAX_NEAR = 6;
const MIN_COMPOUND = 4;

const WEIGHTS = { form: 0.9, beginning: 0.4, compound: 0.1, near: 0.5, synonym: 0.85 };

/** The forms of a word with how much each counts; `die cut` for two words side by side. */
export type Terms = ReadonlyMap<string, number>;

/** Words that a text must have all, each in one of its forms. */
export interface Way {
  words: readonly Terms[];
  weight: number;
}

/** One thing that a query asks for, and the ways to say it. */
export interface Concept {
  /** As it was typed. */
  typed: string;
  /** No text has it, unless misspelled: the known words nearest to it. */
  nearest?: readonly string[];
  /** It is no mere beginning, and no lone letter. */
  isWhole: boolean;
  ways: readonly Way[];
  /** The rarer its words, the more it tells. */
  rarity: number;
}

/** Reads queries with the words of an index. */
export function createQueryReader(index: SearchIndex, getSynonyms: () => Synonyms) {
  const isKnown = (term: string) => index.frequency(term) > 0;

  /** Other forms of a word, as `creasing` for `crease`. */
  const inflections = (word: string) =>
    index
      .beginningWith(stem(word), MAX_SAME_STEM)
      .map(({ term }) => term)
      .concat(stem(word))
      .filter((other) => other !== word && stem(other) === stem(word) && isKnown(other))
      .slice(0, MAX_FORMS);

  /** Known words that may be meant by an unknown one; letters in the wrong order are the likeliest mistake. */
  function nearTo(word: string): [string, number][] {
    const edits = allowedEdits(word);
    if (edits === 0) return [];
    const swaps = swappedForms(word).flatMap((swap) => [
      ...(isKnown(swap) ? [swap] : []),
      ...index.beginningWith(swap, 2).map(({ term }) => term),
    ]);
    if (swaps.length > 0) return swaps.map((term) => [term, WEIGHTS.near]);
    const near = index.near(word, edits, MAX_NEAR);
    return near.map(({ term, distance }) => [term, WEIGHTS.near / distance]);
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

  /** @param isBeginning whether it may be continued; unless given, only an unknown word may */
  function formsOf(word: string, isBeginning?: boolean): Map<string, number> {
    const forms = new Map([[word, 1]]);
    for (const other of inflections(word)) forms.set(other, WEIGHTS.form);
    if (word.length >= MIN_COMPOUND && isKnown(word)) {
      for (const other of index.compoundsWith(word, MAX_FORMS)) forms.set(other, WEIGHTS.compound);
    }
    // What is still being typed may become longer.
    const isUnknown = forms.size === 1 && !isKnown(word);
    if (isBeginning ?? isUnknown) addBeginnings(forms, word);
    return forms;
  }

  /** `die cut` for `diecut`. */
  function apart(word: string): string[] {
    if (!/^\p{L}+$/u.test(word)) return [];
    const isWord = (part: string) => isKnown(part) && !stopWords.has(part);
    return Array.from({ length: word.length - 3 }, (_, at) => at + 2)
      .filter((at) => isWord(word.slice(0, at)) && isWord(word.slice(at)))
      .map((at) => `${word.slice(0, at)} ${word.slice(at)}`);
  }

  /** Only the last word may be a beginning: the `pre` of `pre-press` is no `preflight`. */
  const apartWay = (tokens: readonly Token[], isLast: boolean): Way => ({
    words: tokens.map(({ term }, at) =>
      formsOf(term, at < tokens.length - 1 ? false : isLast || undefined),
    ),
    weight: 1,
  });

  function waysOf({ term, parts, isMeasure }: Token, isLast: boolean): Way[] {
    const forms = formsOf(term, isLast || undefined);
    const ways = [{ words: [forms], weight: 1 }];
    if (isMeasure) return ways;
    for (const two of apart(term)) forms.set(two, 1);
    const telling = parts.flatMap(leavesOf).filter((part) => !stopWords.has(part.term));
    return telling.length > 0 ? [...ways, apartWay(telling, isLast)] : ways;
  }

  /** Whether texts have each word in a form that says at least so much. */
  const isSaid = ({ words }: Way, least = 0) =>
    words.every((forms) =>
      [...forms].some(([term, value]) => value > least && term.split(' ').every(isKnown)),
    );

  const rarityIn = (forms: Terms) =>
    index.rarityOf([...forms].flatMap(([term, value]) => (value >= WEIGHTS.near ? term : [])));
  /** That of all words of the likeliest way. */
  const rarityOf = (ways: readonly Way[]): number =>
    Math.min(...ways.map(({ words }) => words.map(rarityIn).reduce((a, b) => a + b)));

  return (query: string): Concept[] => {
    const tokens = queryTokens(query);
    const texts = tokens.map(({ term }) => term);
    const concepts: Concept[] = [];
    for (let at = 0; at < tokens.length; ) {
      const found = getSynonyms()(texts, at);
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
      const said = ways.filter((way) => isSaid(way));
      const nearest = said.length > 0 ? undefined : typed.flatMap(({ term }) => nearTo(term));
      if (nearest) said.push({ words: [new Map(nearest)], weight: 1 });
      const text = query.slice(typed[0]?.start, typed.at(-1)?.end);
      concepts.push({
        typed: text,
        ...(nearest && { nearest: nearest.map(([word]) => word) }),
        isWhole:
          !/^\p{Ll}$/u.test(fold(text)) && said.some((way) => isSaid(way, WEIGHTS.beginning)),
        ways: said,
        rarity: rarityOf(said),
      });
    }
    return concepts;
  };
}
