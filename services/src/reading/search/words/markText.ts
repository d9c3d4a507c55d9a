import type { MarkedText, TextRange } from '@pressline/shared-api';
import { fold } from './fold';
import { findMeasures } from './measures';
import { isWordCharacter } from './phrases';

const MAX_TERMS = 30;
const MAX_MARKS = 200;
/** Characters of a body that are looked at for a snippet. */
const MAX_BODY = 20_000;
const SNIPPET = 180;
const LEAD = 50;

function rangesOf(folded: string, term: string): TextRange[] {
  const ranges: TextRange[] = [];
  let at = folded.indexOf(term);
  while (at >= 0 && ranges.length < MAX_MARKS) {
    const end = at + term.length;
    const isWhole = !isWordCharacter(folded.charAt(at - 1)) && !isWordCharacter(folded.charAt(end));
    if (isWhole) ranges.push([at, end]);
    at = folded.indexOf(term, end);
  }
  return ranges;
}

/** Numbers with units: `3 mm` for the term `3mm`. */
const measuresOf = (folded: string, terms: readonly string[]): TextRange[] =>
  findMeasures(folded)
    .filter(({ words }) => words.some((word) => terms.includes(word)))
    .map(({ start, end }) => [start, end]);

/** Where the terms stand in a text as whole words; in order, joined where they overlap. */
export function findMarks(text: string, terms: readonly string[]): TextRange[] {
  const folded = fold(text);
  const ranges = terms
    .slice(0, MAX_TERMS)
    .flatMap((term) => rangesOf(folded, term))
    .concat(measuresOf(folded, terms))
    .sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const marks: [number, number][] = [];
  for (const [start, end] of ranges) {
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
