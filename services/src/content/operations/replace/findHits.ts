import type { ReplaceHit, ReplaceRule } from '@pressline/shared-api';
import { searchedFields } from '@pressline/shared-api/wire/replace';
import { createHitFinder, type FindIn } from './createHitFinder';

/** Characters at most beside a hit. */
const CONTEXT = 60;

export type Texts = Readonly<Partial<Record<(typeof searchedFields)[number], string>>>;

export interface SearchTask {
  rule: ReplaceRule;
  /** Those of several articles. */
  texts: readonly Texts[];
  /** How many hits are found at most. */
  limit: number;
}

/** The text before and after a hit on its line, cut between words. */
function contextOf(text: string, start: number, end: number) {
  const before = text.slice(Math.max(0, start - CONTEXT - 1), start).replace(/^[\s\S]*\n/, '');
  const after = text.slice(end, end + CONTEXT + 1).replace(/\n[\s\S]*$/, '');
  return {
    before: before.length <= CONTEXT ? before : `…${before.replace(/^\S+(?=\s)/, '')}`,
    found: text.slice(start, end),
    after: after.length <= CONTEXT ? after : `${after.replace(/(?<=\s)\S+$/, '')}…`,
  };
}

function* hitsIn(texts: Texts, findIn: FindIn): Generator<ReplaceHit> {
  for (const field of searchedFields) {
    const text = texts[field] ?? '';
    let line = 1;
    let counted = 0;
    for (const { start, end, insert } of findIn(text)) {
      line += text.slice(counted, start).split('\n').length - 1;
      counted = start;
      yield { field, start, end, insert, line, ...contextOf(text, start, end) };
    }
  }
}

/** The hits of a rule in each of the texts, in order. @throws HttpError 400 */
export function findHits({ rule, texts, limit }: SearchTask): ReplaceHit[][] {
  const findIn = createHitFinder(rule);
  let left = limit;
  return texts.map((one) => {
    const hits: ReplaceHit[] = [];
    if (left === 0) return hits;
    for (const hit of hitsIn(one, findIn)) {
      hits.push(hit);
      left -= 1;
      if (left === 0) break;
    }
    return hits;
  });
}
