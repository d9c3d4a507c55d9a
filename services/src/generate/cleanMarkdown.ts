import { readVideoAddress } from '@pressline/shared-api';
import type { Nodes } from 'mdast';
import { dialect } from '../articles/directives/dialect';
import { limitComplexity } from '../articles/limitComplexity';
import { parseArticle } from '../articles/parseArticle';
import { plainText } from '../articles/plainText';

/** Removing one thing can make another, such as a tag put together from two halves. */
const MAX_PASSES = 12;

const known = new Set(dialect.map(({ name }) => name));
/** Directives that other dialects have and ours has under another name. */
const synonyms: Record<string, string> = {
  info: 'note',
  important: 'note',
  caution: 'warning',
  danger: 'warning',
  hint: 'tip',
};

interface Edit {
  start: number;
  end: number;
  text: string;
  /** A fence mended, which may give those left over something to close; or one left over. */
  fence?: 'mended' | 'stray';
}

type Place = Pick<Edit, 'start' | 'end'>;
type Directive = Extract<Nodes, { type: 'containerDirective' | 'leafDirective' }>;

function placeOf(node: Nodes, source: string, parent: Place): Place | undefined {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start !== undefined && end !== undefined) return { start, end };
  // Addresses that are found in plain text come without a position.
  const text = plainText(node);
  const at = text ? source.indexOf(text, parent.start) : -1;
  return at < 0 || at >= parent.end ? undefined : { start: at, end: at + text.length };
}

const withoutTags = (html: string) =>
  html
    .replace(
      /<(script|style|iframe|object|svg|form|noscript|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi,
      '',
    )
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<[^<>]*>?/g, '');

function cleanLink(node: Nodes, place: Place, source: string): Edit {
  const isLiteral = source[place.start] !== '[';
  const text = plainText(node);
  if (isLiteral) return { ...place, text: text.includes('`') ? '' : `\`${text}\`` };
  const children = 'children' in node ? node.children : [];
  const start = children[0]?.position?.start.offset;
  const end = children.at(-1)?.position?.end.offset;
  const isFound = start !== undefined && end !== undefined;
  return { ...place, text: isFound ? source.slice(start, end) : text };
}

function cleanDirective(node: Directive, { start, end }: Place, source: string): Edit[] {
  const isVideo = node.name === 'video';
  if (known.has(node.name) && (!isVideo || readVideoAddress(node.attributes?.url ?? ''))) return [];
  const name = synonyms[node.name];
  if (name) {
    const at = source.indexOf(node.name, start);
    return [{ start: at, end: at + node.name.length, text: name }];
  }
  const lineEnd = source.indexOf('\n', start);
  const opening = { start, end: lineEnd < 0 || lineEnd > end ? end : lineEnd, text: '' };
  const fence = /\n[ \t>]*(:{3,})[ \t]*$/.exec(source.slice(opening.end, end));
  if (node.type === 'leafDirective' || !fence?.[1]) return [opening];
  const closing = source.lastIndexOf(fence[1], end);
  return [opening, { start: closing, end: closing + fence[1].length, text: '' }];
}

/** Fences that were meant as directives but do not parse as such, `::: tip` or `:::note Title`. */
function cleanText(place: Place, source: string): Edit[] {
  const slice = source.slice(place.start, place.end);
  return [...slice.matchAll(/^([ \t>]*)(:{3,})[ \t]*([a-z]*)(.*)$/gim)].map((match) => {
    const [whole, prefix = '', , word = '', rest = ''] = match;
    const isMeant = known.has(word) || Object.hasOwn(synonyms, word);
    const title = rest.replace(/[[\]{}]/g, '').trim();
    const written = `${prefix}:::${word}${title && `[${title}]`}`;
    const start = place.start + match.index;
    const isMended = isMeant && written !== whole;
    const text = isMended ? written : `${prefix}${word}${rest}`;
    return { start, end: start + whole.length, text, fence: isMended ? 'mended' : 'stray' };
  });
}

function editsWithin(node: Nodes, source: string, { start, end }: Place): Edit[] {
  if (!('children' in node)) return [];
  let from = start;
  return node.children.flatMap((child) => {
    const place = placeOf(child, source, { start: from, end });
    from = place?.end ?? from;
    return place ? editsOf(child, source, place) : editsWithin(child, source, { start: from, end });
  });
}

function editsOf(node: Nodes, source: string, place: Place): Edit[] {
  const inner = () => editsWithin(node, source, place);
  switch (node.type) {
    case 'html':
      return [{ ...place, text: withoutTags(source.slice(place.start, place.end)) }];
    case 'image':
    case 'imageReference':
      return [{ ...place, text: node.alt ?? '' }];
    case 'definition':
      return [{ ...place, text: '' }];
    case 'link':
      return node.url.startsWith('#') ? inner() : [cleanLink(node, place, source)];
    case 'linkReference':
      return [cleanLink(node, place, source)];
    case 'text':
      return cleanText(place, source);
    case 'containerDirective':
    case 'leafDirective':
      return [...cleanDirective(node, place, source), ...inner()];
    default:
      return inner();
  }
}

function apply(all: Edit[], source: string): string {
  const hasMended = all.some(({ fence }) => fence === 'mended');
  const edits = hasMended ? all.filter(({ fence }) => fence !== 'stray') : all;
  let result = '';
  let done = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    // Of two edits that overlap the second waits for the next pass.
    if (start < done) continue;
    result += source.slice(done, start) + text;
    done = end;
  }
  return result + source.slice(done);
}

/**
 * Reduces Markdown that a model wrote to what an article may hold: raw HTML and images are removed,
 * links lead nowhere but into the article itself (a bare address stays as code), directives are
 * those of the dialect, and videos are on YouTube or Vimeo. Undefined when no end can be found.
 */
export function cleanMarkdown(markdown: string): string | undefined {
  let source = limitComplexity(markdown);
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const edits = editsOf(parseArticle(source), source, { start: 0, end: source.length });
    if (edits.length === 0) return source.replace(/\n{3,}/g, '\n\n').trim();
    source = limitComplexity(apply(edits, source));
  }
  return undefined;
}
