import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { narrowSyntax } from './markdownPlugins';

/** The first steps of `renderArticle`. */
export const articleParser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(narrowSyntax)
  .freeze();

/** The tree of an article's Markdown, read as `renderArticle` reads it. Bound the text first. */
export const parseArticle = (markdown: string): Root => articleParser.parse(markdown);
