import { swappedForms } from '../buildQuery';
import type { SynonymTable } from '../createSynonymTable';
import { queryChunks } from '../queryChunks';
import { findMeasures } from '../words/measures';
import { stopWords } from '../words/stopWords';
import { TALK } from './askingWords';
import { type QuestionKind, readKind } from './readKind';
import { createWordReader, type Forms, type IndexedWords, type ReadWord } from './readWord';

const isNearly = (word: string, other: string) =>
  swappedForms(word).includes(other) || isOneEditAway(word, other);

function isOneEditAway(word: string, other: string): boolean {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = short.length === long.length ? short.slice(at + 1) : short.slice(at);
  return rest === long.slice(at + 1);
}

/** Whether an unknown word is a frequent one with a typing error. */
const isStopWordMisspelled = (word: string) =>
  word.length > 3 && [...stopWords].some((one) => one.length > 3 && isNearly(word, one));

/** One thing that a question is about. */
export interface Concept extends Omit<ReadWord, 'forms'> {
  /** Ways to say it: a text has one when it has all of its words. */
  ways: readonly { words: readonly Forms[]; weight: number }[];
}

export interface Question extends QuestionKind {
  concepts: readonly Concept[];
}

/** `bleed` in "how much bleed". */
const ASKED = /\bhow (?:much|many) ([\p{L}-]+)/u;
const ASKED_WEIGHT = 1.8;

/** `signature` in "what do printers mean by a signature" */
const MEANT = /\bmeant? by (?:an? |the )?(.+)$/i;

const SYNONYM = 0.85;

interface Words extends IndexedWords {
  synonyms: SynonymTable;
}

/** Reads what a question is about, with the words of the index that may stand for its words. */
export function readQuestion(text: string, { vocabulary, synonyms, count }: Words): Question {
  const read = createWordReader({ vocabulary, count });

  function apart(word: string): string[] {
    const runs = /\d[a-z]|[a-z]\d/.test(word) ? (word.match(/[a-z]+|\d+/g) ?? []) : [];
    const isKnown = vocabulary.get(word)?.length || findMeasures(word).length > 0;
    return !isKnown && runs.every((run) => vocabulary.get(run)?.length) && runs.length > 0
      ? runs
      : [word];
  }

  const chunks = queryChunks(MEANT.exec(text)?.[1] ?? text).flatMap((chunk) =>
    chunk.isJoined && chunk.words.length > 1 && !vocabulary.get(chunk.text)?.length
      ? chunk.words.filter((word) => !stopWords.has(word))
      : apart(chunk.text),
  );
  const telling = chunks.filter(
    (word) => !TALK.has(word) && (vocabulary.get(word)?.length || !isStopWordMisspelled(word)),
  );
  const words = telling.length > 0 ? telling : chunks;
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
  return {
    concepts: concepts.filter(({ isAsking, indexed }) => !isAsking || indexed.length > 0),
    ...readKind(plain, concepts.length === 1),
  };
}
