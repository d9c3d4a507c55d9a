import { allowedEdits, swappedForms } from '../buildQuery';
import type { SynonymTable } from '../createSynonymTable';
import type { Vocabulary } from '../createVocabulary';
import { queryChunks } from '../queryChunks';
import { findMeasures } from '../words/measures';
import { stopWords } from '../words/stopWords';
import { ASKING, EXTREMES, NUMBERS } from './askingWords';
import { everydayWords } from './everydayWords';
import { isStopWordMisspelled } from './isStopWordMisspelled';
import { type QuestionKind, readKind } from './readKind';
import { stem } from './stem';

/** Stems with how well each stands for a word of the question. */
export type Forms = ReadonlyMap<string, number>;

/** One thing that a question is about. */
export interface Concept {
  /** Ways to say it: a text has one when it has all of its words. */
  ways: readonly { words: readonly Forms[]; weight: number }[];
  /** Words of the index by which documents are found. */
  indexed: readonly string[];
  /** The rarer in the index, the more it counts. */
  weight: number;
  /** Says that something is asked rather than what. */
  isAsking: boolean;
}

export interface Question extends QuestionKind {
  concepts: readonly Concept[];
}

const ASKING_WEIGHT = 0.25;
/** `bleed` in "how much bleed". */
const ASKED = /\bhow (?:much|many) ([\p{L}-]+)/u;
const ASKED_WEIGHT = 1.8;

const SYNONYM = 0.85;
const EVERYDAY = 0.7;
const NEAR = [1, 0.8, 0.6];
const MAX_NEAR = 6;
const MAX_SAME_STEM = 20;

interface Words {
  vocabulary: Vocabulary;
  synonyms: SynonymTable;
  /** How many documents the index has. */
  count: number;
}

/** Reads what a question is about, with the words of the index that may stand for its words. */
export function readQuestion(text: string, { vocabulary, synonyms, count }: Words): Question {
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

  function read(word: string): Omit<Concept, 'ways'> & { forms: Forms } {
    const forms = new Map([[stem(word), 1]]);
    for (const other of EXTREMES[word] ?? []) forms.set(stem(other), 0.8);
    const spelled = NUMBERS[word];
    if (spelled) forms.set(stem(spelled), 0.9);
    let indexed = known(word);
    if (indexed.length === 0) {
      const others = longer(word);
      for (const [other, distance] of others.length > 0 ? others : nearTo(word)) {
        forms.set(stem(other), Math.max(forms.get(stem(other)) ?? 0, NEAR[distance] ?? 0.5));
        indexed = [...indexed, ...known(other)];
      }
    }
    const isAsking = ASKING.has(stem(word));
    const everyday = isAsking ? [] : everydayWords(word);
    for (const other of everyday) {
      const form = stem(other);
      forms.set(form, Math.max(forms.get(form) ?? 0, EVERYDAY));
    }
    const also = everyday.flatMap(known);
    const weight = rarityOf(indexed.length > 0 ? indexed : also) * (isAsking ? ASKING_WEIGHT : 1);
    return { forms, indexed: [...indexed, ...also], isAsking, weight };
  }

  function apart(word: string): string[] {
    const runs = /\d[a-z]|[a-z]\d/.test(word) ? (word.match(/[a-z]+|\d+/g) ?? []) : [];
    const isKnown = vocabulary.get(word)?.length || findMeasures(word).length > 0;
    return !isKnown && runs.every((run) => vocabulary.get(run)?.length) && runs.length > 0
      ? runs
      : [word];
  }

  const chunks = queryChunks(text).flatMap((chunk) =>
    chunk.isJoined && chunk.words.length > 1 && !vocabulary.get(chunk.text)?.length
      ? chunk.words.filter((word) => !stopWords.has(word))
      : apart(chunk.text),
  );
  const words = chunks.filter(
    (word) => vocabulary.get(word)?.length || !isStopWordMisspelled(word),
  );
  const plain = text.toLowerCase();
  const chunksAsked = new Set([ASKED.exec(plain)?.[1] ?? '']);
  const concepts: Concept[] = [];
  for (let at = 0; at < words.length; ) {
    const found = synonyms.lookUp(words, at);
    const length = found?.length ?? 1;
    const typed = words.slice(at, at + length).map(read);
    const others = (found?.others ?? []).map((other) => other.map(read));
    const isAsked = chunksAsked.has(words[at] ?? '');
    concepts.push({
      ways: [
        { words: typed.map(({ forms }) => forms), weight: 1 },
        ...others.map((other) => ({ words: other.map(({ forms }) => forms), weight: SYNONYM })),
      ],
      indexed: [...typed, ...others.flat()].flatMap(({ indexed }) => indexed),
      isAsking: typed.every(({ isAsking }) => isAsking),
      weight:
        (typed.reduce((sum, { weight }) => sum + weight, 0) / length ** 0.5) *
        (isAsked ? ASKED_WEIGHT : 1),
    });
    at += length;
  }
  const telling = concepts.filter(({ isAsking, indexed }) => !isAsking || indexed.length > 0);
  return {
    concepts: telling,
    ...readKind(plain, concepts.length === 1),
  };
}
