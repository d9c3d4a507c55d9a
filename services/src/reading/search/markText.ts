import type { MarkedText, TextRange } from '@pressline/shared-api';
import { fold, type Token, tokensOf } from './fold';

const MAX_MARKS = 40;
/** Characters of a body that are looked at for a snippet. */
const MAX_BODY = 20_000;
const SNIPPET = 180;
const LEAD = 50;

/** The places of the words of a text that are among the terms. */
const placesOf = (tokens: readonly Token[], terms: ReadonlySet<string>): Token[] =>
  tokens.flatMap((token) => (terms.has(token.term) ? [token] : placesOf(token.parts, terms)));

/** Where a text has the terms, in whatever spelling; in order, joined where they overlap. */
export function findMarks(text: string, terms: readonly string[]): TextRange[] {
  const marks: [number, number][] = [];
  for (const { start, end } of placesOf(tokensOf(text), new Set(terms))) {
    const last = marks.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else marks.push([start, end]);
  }
  return marks.slice(0, MAX_MARKS);
}

/** A place between two words near `at`, or at least not within a character. */
function cut(text: string, at: number, direction: 1 | -1): number {
  for (let moved = 0; moved < 30; moved += 1) {
    const place = at + moved * direction;
    if (place <= 0 || place >= text.length) return Math.max(0, Math.min(text.length, place));
    if (text.charAt(place) === ' ') return place;
  }
  const isWithin = (text.codePointAt(at - 1) ?? 0) > 0xff_ff;
  return isWithin ? at - 1 : at;
}

/** The start of the piece that has the most different marked words. */
function bestStart(text: string, marks: readonly TextRange[]): number {
  const words = marks.map(([start, end]) => fold(text.slice(start, end)));
  let best = { start: 0, count: 0 };
  for (const [index, [start]] of marks.entries()) {
    const within = words.filter((_, other) => {
      const [otherStart, otherEnd] = marks[other] ?? [0, 0];
      return other >= index && otherStart >= start && otherEnd <= start + SNIPPET - LEAD;
    });
    const count = new Set(within).size;
    if (count > best.count) best = { start, count };
  }
  return best.start;
}

function piece(text: string, marks: readonly TextRange[], from: number): MarkedText {
  const start = from <= LEAD ? 0 : cut(text, from - LEAD, 1);
  const end = text.length - start <= SNIPPET ? text.length : cut(text, start + SNIPPET, -1);
  const before = start > 0 ? '…' : '';
  const inner = text.slice(start, end);
  const spaces = inner.length - inner.trimStart().length;
  const shift = before.length - start - spaces;
  return {
    text: `${before}${inner.trim()}${end < text.length ? '…' : ''}`,
    marks: marks
      .filter(([markStart, markEnd]) => markStart >= start && markEnd <= end)
      .map(([markStart, markEnd]) => [markStart + shift, markEnd + shift]),
  };
}

/**
 * A piece of about 180 characters that shows why a document was found: of its body, unless its
 * summary has at least as many of the terms.
 */
export function makeSnippet(summary: string, body: string, terms: readonly string[]): MarkedText {
  const pieces = [summary, body.slice(0, MAX_BODY)].map((source) => {
    const text = source.replace(/\s+/g, ' ').trim();
    const marks = findMarks(text, terms);
    const marked = piece(text, marks, bestStart(text, marks));
    const words = marked.marks.map(([start, end]) => fold(marked.text.slice(start, end)));
    return { marked, isEmpty: text === '', count: new Set(words).size };
  });
  const [ofSummary, ofBody] = pieces;
  if (!ofSummary || !ofBody) return { text: '', marks: [] };
  const isBodyBetter = ofBody.count > ofSummary.count || ofSummary.isEmpty;
  return isBodyBetter ? ofBody.marked : ofSummary.marked;
}
