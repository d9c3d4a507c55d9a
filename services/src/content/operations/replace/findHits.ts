import type { ReplaceHit, ReplaceRule, TextEdit } from '@pressline/shared-api';
import { searchedFields } from '@pressline/shared-api/contract/content/replace';
import { RE2JS } from 're2js';
import { invalid } from '../../../errors';
import { escapeRegExp } from '../../../store/database/escapeRegExp';

/** The hits of a rule in a text, in order; none is empty. */
export type FindIn = (text: string) => Generator<TextEdit>;

const LETTER = '[\\p{L}\\p{N}\\p{M}_]';

function findText({ find, replace = '', mode, isCaseSensitive }: ReplaceRule): FindIn {
  const text = escapeRegExp(find);
  const source = mode === 'word' ? `(?<!${LETTER})${text}(?!${LETTER})` : text;
  const pattern = new RegExp(source, isCaseSensitive ? 'gu' : 'giu');
  return function* findIn(searched) {
    for (const { 0: hit, index } of searched.matchAll(pattern)) {
      yield { start: index, end: index + hit.length, insert: replace };
    }
  };
}

function compile(find: string, isCaseSensitive = false): RE2JS {
  const flags = RE2JS.MULTILINE | (isCaseSensitive ? 0 : RE2JS.CASE_INSENSITIVE);
  try {
    return RE2JS.compile(find, flags);
  } catch (error) {
    const reason =
      error instanceof Error
        ? error.message.replace(/^[^:]*: /, '').replace(/(?<=`)(\(\?[im]\))+/, '')
        : '';
    throw invalid({ find: `Invalid regular expression: ${reason}` });
  }
}

function findPattern({ find, replace = '', isCaseSensitive }: ReplaceRule): FindIn {
  const pattern = compile(find, isCaseSensitive);
  return function* findIn(searched) {
    const matcher = pattern.matcher(searched);
    const group = (digits: string) =>
      Number(digits) <= matcher.groupCount() ? (matcher.group(Number(digits)) ?? '') : `$${digits}`;
    while (matcher.find()) {
      const [start, end] = [matcher.start(), matcher.end()];
      if (start === end) continue;
      const insert = replace.replace(/\$(\$|&|\d)/g, (_, name) =>
        name === '$' ? '$' : group(name === '&' ? '0' : name),
      );
      yield { start, end, insert };
    }
  };
}

/**
 * Finds what a rule means, in time that grows with the text alone. @throws HttpError 400 for a regular
 * expression that RE2 does not take
 */
export const createHitFinder = (rule: ReplaceRule): FindIn =>
  rule.mode === 'regex' ? findPattern(rule) : findText(rule);

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
