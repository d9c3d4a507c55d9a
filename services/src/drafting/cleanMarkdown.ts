import { readVideoAddress } from '@pressline/shared-api';
import type { Link, PhrasingContent, Root, RootContent, Text } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { type Processor, unified } from 'unified';
import { dialect, readDirective, synonyms } from '../content/articles/directives/dialect';
import { limitComplexity } from '../content/articles/limitComplexity';
import { parseArticle } from '../content/articles/parseArticle';
import { isPhrasing, plainText } from '../content/articles/plainText';
import { rewriteTree } from '../content/articles/rewriteTree';

const MAX_PASSES = 12;

const known = new Set(dialect.map(({ name }) => name));
const NAMES = [...known, ...Object.keys(synonyms)].join('|');
/** Fences that were meant as directives but do not parse as such: `::: tip`, `:::note Title`. */
const SPACED_FENCE = new RegExp(`^([ \\t>]*:{3,})[ \\t]+(?=(?:${NAMES})\\b)`, 'gm');
const BARE_TITLE = new RegExp(`^([ \\t>]*:{3,}(?:${NAMES}))[ \\t]+([^\\s[{].*)$`, 'gm');

const CODE_BLOCK = /(^[ \t>]*(?:`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*(?:`{3,}|~{3,})[ \t]*$)/m;

const mendFences = (markdown: string) =>
  markdown
    .split(CODE_BLOCK)
    .map((part, index) =>
      // Every second part is a block of code, which stays as it is.
      index % 2
        ? part
        : part
            .replace(SPACED_FENCE, '$1')
            .replace(
              BARE_TITLE,
              (_, fence, title) => `${fence}[${title.replace(/[[\]{}]/g, '').trim()}]`,
            ),
    )
    .join('');

/** The parser knows no inline directives, so `a:b` needs no escape. */
function narrowEscapes(this: Processor): void {
  for (const extension of this.data().toMarkdownExtensions ?? []) {
    extension.unsafe = extension.unsafe?.filter(
      ({ character, atBreak }) => character !== ':' || atBreak,
    );
  }
}

const writer = unified()
  .use(remarkDirective)
  .use(narrowEscapes)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-' })
  .freeze();

const withoutTags = (html: string) =>
  html
    .replace(
      /<(script|style|iframe|object|svg|form|noscript|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi,
      '',
    )
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<[^<>]*>?/g, '');

const textNode = (value: string): Text => ({ type: 'text', value });

/** Removes HTML between texts, and tags that the texts form without it. */
function withoutInlineHtml(children: readonly PhrasingContent[]): PhrasingContent[] {
  if (children.every(({ type }) => type !== 'html')) return [...children];
  const kept: PhrasingContent[] = [];
  for (const node of children) {
    const last = kept.at(-1);
    if (node.type !== 'html' && node.type !== 'text') kept.push(node);
    else {
      const value = node.type === 'html' ? withoutTags(node.value) : node.value;
      if (last?.type === 'text') last.value += value;
      else kept.push(textNode(value));
    }
  }
  return kept.map((node) => (node.type === 'text' ? textNode(withoutTags(node.value)) : node));
}

function cleanLink(node: Link): RootContent[] {
  if (node.url.startsWith('#')) return [node];
  const text = plainText(node);
  const isBare = [text, `mailto:${text}`, `http://${text}`].includes(node.url);
  return isBare ? [{ type: 'inlineCode', value: text }] : node.children;
}

function cleanNode(node: RootContent, parent: { children: RootContent[] }): RootContent[] {
  switch (node.type) {
    case 'html':
      return isPhrasing(parent)
        ? [node]
        : clean(parseArticle(limitComplexity(withoutTags(node.value)))).children;
    case 'text':
      return [{ ...node, value: node.value.replace(/^[ \t]*:{3,}[ \t]*/gm, '') }];
    case 'image':
    case 'imageReference':
      return [textNode(node.alt ?? '')];
    case 'definition':
      return [];
    case 'link':
      return cleanLink(node);
    case 'linkReference':
      return node.children;
    case 'containerDirective':
    case 'leafDirective': {
      const name = synonyms[node.name] ?? node.name;
      const { attributes, body } = readDirective(node);
      const isVideo = name === 'video';
      const isKept = known.has(name) && (!isVideo || readVideoAddress(attributes.url ?? ''));
      return isKept ? [{ ...node, name }] : body;
    }
    default:
      return [node];
  }
}

function clean(tree: Root): Root {
  rewriteTree<RootContent>(tree, (node, parent) => {
    if (isPhrasing(node)) node.children = withoutInlineHtml(node.children);
    return cleanNode(node, parent).filter(
      (one) => one.type !== 'paragraph' || plainText(one).trim(),
    );
  });
  return tree;
}

/**
 * Reduces Markdown that a model wrote to what an article may hold: raw HTML and images are removed,
 * links lead nowhere but into the article itself (a bare address stays as code), directives are
 * those of the dialect, and videos are on YouTube or Vimeo. Undefined when no end can be found.
 */
export function cleanMarkdown(markdown: string): string | undefined {
  let source = limitComplexity(mendFences(markdown));
  // A pass can make what the next one must clean: the complexity limit may cut its escapes.
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const tree = parseArticle(source);
    const before = writer.stringify(tree);
    const after = writer.stringify(clean(tree));
    if (after === before) return source.trim();
    source = limitComplexity(after);
  }
  return undefined;
}
