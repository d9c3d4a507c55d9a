import type { CheckedText, PassageMark } from '@pressline/shared-api';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { VFile } from 'vfile';
import { collectProblems } from './checks/collectProblems';
import { finishElements } from './finishElements';
import type { TocEntry } from './headings';
import { limitComplexity } from './limitComplexity';
import {
  collectText,
  transformDirectives,
  transformRawHtml,
  transformTasks,
} from './markdownPlugins';
import { articleParser } from './parseArticle';
import { countWords } from './plainText';
import { footnoteIdPrefix, sanitizeSchema } from './sanitizeSchema';

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
 * Renders an article's Markdown (GFM and the directives of `dialect`) to sanitised HTML, once per
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
