import type { DraftSource } from '@pressline/shared-api';
import { type Claim, type Facts, readFacts, sentencesOf } from './readClaims';

/** Of the words of a claim, those that its place in the source must have. */
const LEAST_SHARE = 0.6;

/** Claims that are looked for, each in all passages; further ones are doubts. */
export const MAX_TRACED = 500;

interface Passage extends Facts {
  page: number;
  /** Its place among all passages. */
  at: number;
}

/** Sentences and pairs of sentences of each page, and its lines, which may be rows of a table. */
function passagesOf(pages: readonly string[]): Passage[] {
  return pages.flatMap((text, index) => {
    const lined = text.replace(/[^\S\n]*\n\s*/g, '\n').replace(/[^\S\n]+/g, ' ');
    const flat = lined.replaceAll('\n', ' ');
    const alone = sentencesOf(flat);
    const pairs = alone.slice(1).map((sentence, at) => `${alone[at]} ${sentence}`);
    return [...alone, ...pairs, ...lined.split('\n')].map((part) => ({
      ...readFacts(part),
      ...{ page: index + 1, at: index * 1_000_000 + flat.indexOf(part) },
    }));
  });
}

/** Whether the numbers of a claim stand in a passage, in their order. */
function hasInOrder(numbers: readonly string[], found: readonly string[]): boolean {
  let from = 0;
  return numbers.every((number) => {
    const at = found.indexOf(number, from);
    from = at + 1;
    return at >= 0;
  });
}

function shareOf(claim: Facts, passage: Facts): number {
  if (claim.words.size === 0) return 1;
  const shared = [...claim.words].filter((word) => passage.words.has(word)).length;
  return shared / claim.words.size;
}

const wordsIn = (text: string) =>
  ` ${
    text
      .normalize('NFKC')
      .match(/[\p{L}\p{N}%°€$.,:/²+±−-]+/gu)
      ?.join(' ') ?? ''
  } `;

/** The page that has the cells of a row one after the other, with nothing in between. */
function traceRow(text: string, pages: readonly string[]): number | null {
  const at = pages.findIndex((page) => wordsIn(page).includes(wordsIn(text)));
  return at < 0 ? null : at + 1;
}

/**
 * Finds each claim of a draft again in the text of its source, without asking the model: its numbers
 * with their units and in their order, its names, its negation and most of its words, in one place.
 * Steps must also follow each other as they do there. What is not found that way is a doubt.
 */
export function traceClaims(claims: readonly Claim[], pages: readonly string[]): DraftSource[] {
  const passages = passagesOf(pages);
  const names = pages.map(
    (page) => new Set(page.normalize('NFKC').match(/[\p{L}\d][\p{L}\p{M}\d’'-]*/gu)),
  );
  const reached = new Map<number, number>();

  return claims.map(({ text, kind, list }, index) => {
    if (index >= MAX_TRACED) return { text, page: null };
    if (kind === 'row') return { text, page: traceRow(text, pages) };
    const claim = readFacts(text);
    const fitting = passages
      .filter(
        (passage) =>
          passage.isNegated === claim.isNegated &&
          hasInOrder(claim.numbers, passage.numbers) &&
          claim.names.every((name) => names[passage.page - 1]?.has(name)),
      )
      .map((passage) => ({ passage, share: shareOf(claim, passage) }))
      .filter(({ share }) => share >= LEAST_SHARE)
      .sort((one, other) => other.share - one.share);
    const before = kind === 'step' ? (reached.get(list) ?? -1) : -1;
    const best = fitting.find(({ passage }) => passage.at >= before)?.passage;
    if (!best) return { text, page: null };
    if (kind === 'step') reached.set(list, best.at);
    return { text, page: best.page };
  });
}
