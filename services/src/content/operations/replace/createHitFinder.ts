import type { ReplaceRule, TextEdit } from '@pressline/shared-api';
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
