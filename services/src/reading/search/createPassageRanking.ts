import type { IndexedDocument } from './documents';
import type { Concept } from './readQuery';
import { saturation } from './SearchIndex';

/** How much of a word's weight a passage has when the word is not in it but around it. */
const IN_HEADING = 0.9;
const IN_TITLE = 0.5;
/** What a passage has itself, and what introduces it, counts once more, the less the longer that is. */
const AGAIN = { own: 0.27, near: 0.4 };
const USUAL_WORDS = { own: 20, near: 8 };
/** A row says less than a sentence. */
const ROW_WEIGHT = 0.95;
/** A definition answers a question that names one thing alone; others are better answered elsewhere. */
const TERM_WEIGHT = { alone: 1.6, else: 0.7 };

/** Ranks the passages of a document, by their places, by how much they say of what a query asks for. */
export function createPassageRanking(concepts: readonly Concept[]) {
  const uses = new Map<string, [word: number, value: number][]>();
  let size = 0;
  for (const forms of concepts.flatMap(({ ways }) => ways.flatMap(({ words }) => words))) {
    for (const [term, value] of forms) uses.set(term, [...(uses.get(term) ?? []), [size, value]]);
    size += 1;
  }
  const pairs = [...uses.keys()].filter((term) => term.includes(' '));
  const total = concepts.reduce((sum, { rarity }) => sum + rarity, 0);
  const ofTerm = concepts.length === 1 ? TERM_WEIGHT.alone : TERM_WEIGHT.else;

  /** How well a text has each word, how much of what is asked for that is, and how long the text is. */
  function read(text: string) {
    const terms = text.split(' ');
    const known = new Float64Array(size);
    for (const term of [...terms, ...pairs.filter((pair) => text.includes(` ${pair} `))]) {
      for (const [at, value] of uses.get(term) ?? []) known[at] = Math.max(known[at] ?? 0, value);
    }
    return { known, covered: covered(known), length: terms.length - 2 };
  }

  /** The share of what is asked for: of each concept its best way, which counts when all its words do. */
  function covered(known: Float64Array): number {
    let at = 0;
    let sum = 0;
    for (const { ways, rarity } of concepts) {
      let best = 0;
      for (const { words, weight } of ways) {
        let least = 1;
        let own = 0;
        for (const end = at + words.length; at < end; at += 1) {
          own += known[at] ?? 0;
          least = Math.min(least, known[at] ?? 0);
        }
        if (least > 0) best = Math.max(best, (weight * own) / words.length);
      }
      sum += rarity * best;
    }
    return sum / total;
  }

  return ({ words: { title, tags, summary, body }, passages }: IndexedDocument) => {
    const above = read(title + tags + summary).known;
    // Passages of one section share what introduces them.
    const introductions = new Map<string, ReturnType<typeof read>>();
    const ranked = passages.map(({ kind, from, to, near }, place) => {
      const around = introductions.get(near) ?? read(near);
      introductions.set(near, around);
      const own = read(body.slice(from, to));
      const known = own.known.map((value, at) =>
        Math.max(value, IN_HEADING * (around.known[at] ?? 0), IN_TITLE * (above[at] ?? 0)),
      );
      const again =
        AGAIN.own * own.covered * saturation(1, own.length / USUAL_WORDS.own) +
        AGAIN.near * around.covered * saturation(1, around.length / USUAL_WORDS.near);
      const weight = { row: ROW_WEIGHT, term: ofTerm }[kind as string] ?? 1;
      return { place, score: weight * (covered(known) + again) };
    });
    return ranked.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  };
}
