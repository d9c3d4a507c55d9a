import type { PassageState } from '@pressline/shared-api';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { isTooComplex, limitComplexity } from '../limitComplexity';
import { parseArticle } from '../parseArticle';
import { readSource } from '../readSource';

const writer = unified().use(remarkGfm).use(remarkStringify).freeze();

/** White space as readers see it. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Words as Markdown that shows them as they are. */
function escaped(text: string, isInTable: boolean): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  if (words === '') return before;
  const paragraph = {
    type: 'paragraph' as const,
    children: [{ type: 'text' as const, value: words }],
  };
  const markdown = writer.stringify({ type: 'root', children: [paragraph] }).trimEnd();
  return before + (isInTable ? markdown.replaceAll('|', '\\|') : markdown) + after;
}

/** How many characters two texts have in common at their beginning, up to the start of a word. */
function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  if (length === one.length && length === other.length) return length;
  while (length > 0 && one[length - 1] !== ' ') length -= 1;
  return length;
}

const reversed = (text: string) => text.split('').reverse().join('');

/** Where two texts differ: from `start` on, before `end` of each. */
function changedPart(before: string, after: string) {
  const start = commonLength(before, after);
  const kept = commonLength(reversed(before.slice(start)), reversed(after.slice(start)));
  return { start, end: before.length - kept, words: after.slice(start, after.length - kept) };
}

function around(text: string, start: number, end: number) {
  const first = text.lastIndexOf('\n\n', Math.max(0, start - 1));
  const last = text.indexOf('\n\n', end);
  return { from: first < 0 ? 0 : first + 2, to: last < 0 ? text.length : last };
}

export interface Placed {
  state: PassageState;
  before: string;
  after: string;
  /** The whole Markdown with the proposal; only when `placed`. */
  content?: string;
}

/**
 * Finds a passage, given as readers see it, in an article's Markdown, and puts a proposal in its
 * place. Only words that differ are replaced, so that links and emphasis beside them stay; and only
 * where readers then see the proposal, and nothing else has changed. Takes long for long texts.
 */
export function locatePassage(article: string, given: string, proposed: string): Placed {
  const [passage, proposal] = [plain(given), plain(proposed)];
  const isCut = isTooComplex(article);
  const markdown = isCut ? limitComplexity(article) : article;
  const { text, places } = readSource(parseArticle(markdown), markdown);
  const at = text.indexOf(passage);
  const nowhere = { before: '', after: '' };
  if (at < 0) return { state: 'gone', ...nowhere };
  if (text.includes(passage, at + 1)) return { state: 'several', ...nowhere };
  const change = changedPart(passage, proposal);
  const first = places[at + change.start] ?? places.at(-1);
  const last = change.end > change.start ? places[at + change.end - 1] : first;
  if (!first || !last) return { state: 'gone', ...nowhere };
  const [start, end] = [first.start, change.end > change.start ? last.end : first.start];
  const { from, to } = around(markdown, places[at]?.start ?? start, end);
  const before = markdown.slice(from, to);
  if (proposal === '' || proposal === passage) return { state: 'remark', before, after: before };
  const { parent } = first;
  // In what was cut, places are others than in the article.
  if (isCut || !parent || parent !== last.parent) return { state: 'split', before, after: before };
  const isCode = parent.type === 'inlineCode';
  const words = isCode ? change.words : escaped(change.words, /^\s*\|/m.test(before));
  const content = markdown.slice(0, start) + words + markdown.slice(end);
  // Beside escapes and inside code the words may read otherwise, or begin what they were not.
  const wanted = text.slice(0, at) + proposal + text.slice(at + passage.length);
  if (isTooComplex(content) || readSource(parseArticle(content), content).text !== wanted) {
    return { state: 'split', before, after: before };
  }
  return {
    state: 'placed',
    before,
    after: content.slice(from, to + content.length - markdown.length),
    content,
  };
}
