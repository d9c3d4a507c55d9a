import type { CheckedText, PassageMark } from '@pressline/shared-api';
import { findForeignMarkup } from '@pressline/shared-api/markdown/dialects/translateDialects';
import type { Heading, Root } from 'mdast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { VFile } from 'vfile';
import { found, lineOf, type Problem, problemsOf } from './checks/problemsOf';
import { finishElements } from './finishElements';
import { followLevels, type TocEntry } from './headings';
import { limitComplexity } from './limitComplexity';
import { addressRange, isLinkNode, nodesOf, spanOf } from './links/linkNodes';
import { MAX_LINKS } from './links/readLinks';
import {
  collectText,
  transformDirectives,
  transformRawHtml,
  transformTasks,
} from './markdownPlugins';
import { articleParser } from './parseArticle';
import { countWords } from './plainText';
import { classifyUrl } from './safeUrl';
import { footnoteIdPrefix, sanitizeSchema } from './sanitizeHtml';

declare module 'vfile' {
  interface DataMap {
    checked: Omit<CheckedText, 'ids'>;
    /** Whether places in the file are places in what was written. */
    isAsWritten: boolean;
  }
}

const MAX_PROBLEMS = 100;

/** A heading that is shown at another level than its author gave it. */
function* skipOf(node: Heading, shown: number): Generator<Problem> {
  if (node.depth <= shown) return;
  const { start } = spanOf(node);
  const fix = { start, end: start + node.depth, insert: '#'.repeat(shown) };
  yield found('headingSkip', node, '#'.repeat(node.depth), fix);
}

/** Keeps what is wrong with the text beside the tree, and which pages of this site it links to. */
function collectProblems() {
  return (tree: Root, file: VFile): void => {
    const source = String(file);
    const { isAsWritten } = file.data;
    const shownLevel = followLevels();
    const problems: Problem[] = [];
    const links: CheckedText['links'] = [];
    for (const { line, about, ...fix } of findForeignMarkup(source))
      problems.push({ check: 'foreignMarkup', line, about: about.slice(0, 200), fix });
    for (const node of nodesOf(tree)) {
      problems.push(...problemsOf(node, source));
      if (node.type === 'heading') problems.push(...skipOf(node, shownLevel(node.depth)));
      if (isLinkNode(node)) {
        const kind = classifyUrl(node.url);
        if (kind !== 'internal' && kind !== 'external') continue;
        const place = isAsWritten ? addressRange(node, source) : undefined;
        links.push({ address: node.url, line: lineOf(node), place });
      }
    }
    file.data.checked = {
      problems: problems
        .slice(0, MAX_PROBLEMS)
        .map((one) => (isAsWritten ? one : { ...one, fix: undefined })),
      links: links.slice(0, MAX_LINKS),
    };
  };
}

export type { TocEntry } from './headings';

/** An article made ready for readers and for the search index. */
export interface RenderedArticle {
  html: string;
  toc: TocEntry[];
  /** The words without markup, blocks separated by line breaks. */
  text: string;
  /** The parts of `text` that can answer a question, and what belongs to them. */
  passages: PassageMark[];
  /** What the checks of a text need: problems, links, and the places that links can lead to. */
  checked: CheckedText;
  wordCount: number;
  /** Minutes at 200 words a minute, at least 1. */
  readTime: number;
}

/** Renders Markdown as `renderArticle` does, in this thread or in another. */
export type RenderArticle = (markdown: string) => Promise<RenderedArticle>;

const wordsPerMinute = 200;

const processor = articleParser()
  .use(collectProblems)
  .use(transformRawHtml)
  .use(collectText)
  .use(transformDirectives)
  .use(transformTasks)
  .use(remarkRehype, { clobberPrefix: footnoteIdPrefix })
  .use(finishElements)
  .use(rehypeSanitize, sanitizeSchema)
  .use(rehypeStringify)
  .freeze();

/**
 * Renders an article's Markdown (GFM and the directives of `dialect`) to sanitized HTML, once per
 * revision. Any text renders: raw HTML is shown as text, unsafe addresses lose their
 * link, and what is nested beyond reason is flattened. Synchronous; never throws.
 */
export function renderArticle(markdown: string): RenderedArticle {
  const source = limitComplexity(markdown);
  const file = new VFile(source);
  file.data.isAsWritten = source === markdown;
  const html = processor.processSync(file).toString();
  const text = file.data.text ?? '';
  const wordCount = countWords(text);
  return {
    html,
    toc: file.data.toc ?? [],
    text,
    passages: file.data.passages ?? [],
    checked: { problems: [], links: [], ...file.data.checked, ids: file.data.ids ?? [] },
    wordCount,
    readTime: Math.max(1, Math.ceil(wordCount / wordsPerMinute)),
  };
}
