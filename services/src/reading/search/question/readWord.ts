import { allowedEdits, swappedForms } from '../buildQuery';
import type { Vocabulary } from '../createVocabulary';
import { ASKING, EXTREMES, NUMBERS, numberForms } from './askingWords';
import { everydayWords } from './everydayWords';
import { stem } from './stem';

/** Stems with how well each stands for a word of the question. */
export type Forms = ReadonlyMap<string, number>;

export interface ReadWord {
  forms: Forms;
  /** Words of the index that find documents. */
  indexed: readonly string[];
  /** Says that something is asked rather than what. */
  isAsking: boolean;
  /** The rarer in the index, the more it counts. */
  weight: number;
}

/** The words of the index, and how many documents it has. */
export interface IndexedWords {
  vocabulary: Vocabulary;
  count: number;
}

const ASKING_WEIGHT = 0.25;
const EVERYDAY = 0.85;
const NEAR = [1, 0.8, 0.5];
const MAX_NEAR = 6;
const MAX_SAME_STEM = 20;

/** Makes a reader of single words: their forms, those that are near, and everyday words for the same. */
export function createWordReader({ vocabulary, count }: IndexedWords) {
  const sameStem = (word: string) =>
    vocabulary
      .beginningWith(stem(word), MAX_SAME_STEM)
      .filter((known) => stem(known) === stem(word));

  /** Unknown words may be shortened, as `photo`, or written without a hyphen, as `ean13`. */
  const longer = (word: string) =>
    stem(word).length < 4
      ? []
      : vocabulary.beginningWith(stem(word), MAX_NEAR).map((one) => [one, 1] as const);

  const known = (word: string) => [
    ...new Set([word, stem(word), ...sameStem(word)].filter((one) => vocabulary.get(one)?.length)),
  ];

  function nearTo(word: string): [string, number][] {
    const edits = allowedEdits(word);
    if (edits === 0) return [];
    const swaps = swappedForms(word).filter((form) => vocabulary.get(form)?.length);
    if (swaps.length > 0) return swaps.map((form) => [form, 1]);
    return vocabulary
      .near(word, edits, MAX_NEAR)
      .filter(({ word: other }) => other[0] === word[0])
      .map(({ word: other, edits: distance }) => [other, distance]);
  }

  function rarityOf(words: readonly string[]): number {
    const holders = words.reduce((sum, word) => sum + (vocabulary.get(word)?.length ?? 0), 0);
    const among = Math.min(holders, count);
    return Math.max(0.2, Math.log(1 + (count - among + 0.5) / (among + 0.5))) ** 0.7;
  }

  return (word: string): ReadWord => {
    const forms = new Map([[stem(word), 1]]);
    for (const other of EXTREMES[word] ?? []) forms.set(stem(other), 0.8);
    const spelled = NUMBERS[word];
    if (spelled) forms.set(stem(spelled), 0.9);
    const numbers = numberForms(word);
    for (const other of numbers) forms.set(other, 1);
    let indexed = [word, ...numbers].flatMap(known);
    if (indexed.length === 0) {
      const others = longer(word);
      for (const [other, distance] of others.length > 0 ? others : nearTo(word)) {
        forms.set(stem(other), Math.max(forms.get(stem(other)) ?? 0, NEAR[distance] ?? 0.5));
        indexed = [...indexed, ...known(other)];
      }
    }
    const isAsking = ASKING.has(stem(word));
    const everyday = isAsking ? [] : everydayWords(word);
    const also = everyday.flatMap(known);
    const rarity = rarityOf(indexed.length > 0 ? indexed : also);
    for (const other of everyday) {
      const form = stem(other);
      // A frequent word says little, whatever its meaning.
      const value = EVERYDAY * Math.min(1, rarityOf(known(other)) / rarity);
      forms.set(form, Math.max(forms.get(form) ?? 0, value));
    }
    const weight = rarity * (isAsking ? ASKING_WEIGHT : 1);
    return { forms, indexed: [...indexed, ...also], isAsking, weight };
  };
}
