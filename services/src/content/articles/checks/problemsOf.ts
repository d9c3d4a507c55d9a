import {
  type CheckName,
  PLACEHOLDERS,
  readVideoAddress,
  type TextEdit,
  type TextProblem,
} from '@pressline/shared-api';
import type { Image, Nodes, Text } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { readDirective, synonyms } from '../directives/dialect';
import { directives } from '../directives/directives';
import { splitAtList } from '../directives/tickList';
import { spanOf } from '../links/linkNodes';
import { plainText } from '../plainText';
import { classifyUrl, isSafeImage } from '../safeUrl';

export type Problem = TextProblem;

/** The line of the source on which a node begins. */
export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

/** A problem of a check at a node; `about` is cut to 200 characters. */
export const found = (check: CheckName, node: Nodes, about: string, fix?: TextEdit): Problem => ({
  check,
  line: lineOf(node),
  about: about.slice(0, 200),
  fix,
});

type Directive = ContainerDirective | LeafDirective;

const FENCE = /^[ \t>]*:{3,}[ \t]*$/;
/** A fence that was meant to open a directive: `::: tip`, `:::tip Save a click`. */
const MEANT = /^([ \t>]*:{3,})[ \t]*([a-z]+)(.*)$/;

/** Where an unclosed directive most likely ends: before its first heading. */
function closing(node: ContainerDirective, source: string) {
  const { start, end } = spanOf(node);
  const fence = /^:+/.exec(source.slice(start))?.[0] ?? ':::';
  const at = node.children.findIndex(({ type }) => type === 'heading');
  const last = node.children.at(at < 0 ? -1 : at - 1);
  const firstLine = source.indexOf('\n', start);
  const opening = firstLine < 0 ? end : firstLine;
  const place = at === 0 || !last ? opening : Math.max(opening, spanOf(last).end);
  return { start: place, end: place, insert: `\n${fence}` };
}

function* ofDirective(node: Directive, source: string): Generator<Problem> {
  const { start, end } = spanOf(node);
  const lines = source.slice(start, end).split('\n');
  if (node.type === 'containerDirective' && !(lines.length > 1 && FENCE.test(lines.at(-1) ?? ''))) {
    const isAtMargin = node.position?.start.column === 1;
    yield found(
      'unclosedDirective',
      node,
      node.name,
      isAtMargin ? closing(node, source) : undefined,
    );
  }
  if (!Object.hasOwn(directives, node.name)) {
    const name = Object.hasOwn(synonyms, node.name) ? synonyms[node.name] : undefined;
    const at = source.indexOf(node.name, start);
    const fix = name ? { start: at, end: at + node.name.length, insert: name } : undefined;
    yield found('unknownDirective', node, node.name, fix);
  }
  const { attributes, body } = readDirective(node);
  if (node.name === 'quiz') {
    const { list } = splitAtList(body);
    if (!list) yield found('quizOptions', node, 'quiz');
    else if (!list.children.some(({ checked }) => checked)) yield found('quizAnswer', node, 'quiz');
  }
  if (node.name === 'video' && !readVideoAddress(attributes.url ?? '')) {
    yield found('videoRefused', node, attributes.url || 'no address');
  }
}

/** The fence in `text` as the dialect has it, its title in brackets. */
function mendedFence(text: string): string | undefined {
  const [, fence = '', name = '', rest = ''] = MEANT.exec(text) ?? [];
  if (!Object.hasOwn(directives, name) && !Object.hasOwn(synonyms, name)) return undefined;
  const title = rest.trim();
  if (title === '' || /^[[{]/.test(title)) return fence + name + title;
  return `${fence}${name}[${title.replace(/[[\]\\]/g, '\\$&')}]`;
}

/** Lines of colons that neither open nor close a directive, and lines that nobody has written yet. */
function* ofText(node: Text, source: string): Generator<Problem> {
  let { start } = spanOf(node);
  let line = lineOf(node);
  for (const text of source.slice(start, spanOf(node).end).split('\n')) {
    // One whose name is in parentheses is another system's.
    if (/^[ \t>]*:{3,}(?!\()/.test(text)) {
      const end = start + text.length;
      const mended = mendedFence(text);
      const removal = { start, end: Math.min(end + 1, source.length), insert: '' };
      const fix = mended ? { start, end, insert: mended } : FENCE.test(text) ? removal : undefined;
      yield { ...found('strayFence', node, text.trim(), fix), line };
    }
    if (PLACEHOLDERS.has(text.trim())) yield { ...found('placeholder', node, text.trim()), line };
    start += text.length + 1;
    line += 1;
  }
}

function* ofImage(node: Image): Generator<Problem> {
  if (!isSafeImage(node.url)) yield found('imageRefused', node, node.url);
  else if (classifyUrl(node.url) === 'external') yield found('imageElsewhere', node, node.url);
  if (!node.alt?.trim()) yield found('imageAlt', node, node.url);
}

/** What is wrong with one node of an article's tree, apart from where its links lead. */
export function* problemsOf(node: Nodes, source: string): Generator<Problem> {
  if (node.type === 'containerDirective' || node.type === 'leafDirective') {
    yield* ofDirective(node, source);
  } else if (node.type === 'text') yield* ofText(node, source);
  else if (node.type === 'image') yield* ofImage(node);
  else if (node.type === 'link' && classifyUrl(node.url) === 'unsafe') {
    yield found('linkRefused', node, node.url || plainText(node));
  }
}
