import { nameKey, toSlugForm } from '@pressline/shared-api';
import { z } from 'zod';
import { HttpError } from '../../errors';
import type { StoredOf } from '../../store/database/createModel';
import { articleMarkdown } from '../help/markdown/articleMarkdown';
import { createEntries } from '../help/markdown/entries';
import { readList } from '../help/markdown/helpPages';
import { defineTool, MAX_TEXT, type McpNeeds } from './Tool';

const LISTED = 50;
/** The slug alone, or in an address of the site. */
const SLUG = /([^/?#]+?)(?:\.md)?(?:[?#].*)?$/;

/** A published article as Markdown, by its slug or a former one. @throws HttpError 404 */
export async function readPublished(
  { models, publicUrl }: Pick<McpNeeds, 'models' | 'publicUrl'>,
  asked: string,
): Promise<string> {
  const slug = toSlugForm(SLUG.exec(asked.trim())?.[1] ?? '');
  const find = (filter: object) =>
    models.articles.findOne({ ...filter, isPublished: true }).lean<StoredOf<'articles'>>();
  const article = (await find({ slug })) ?? (await find({ slugHistory: slug }));
  if (article) return articleMarkdown(article, publicUrl);
  throw new HttpError('not_found', `There is no article "${slug}". Use search or list_articles.`);
}

const beyond = (end: string) => new HttpError('not_found', `${end}. There is nothing beyond.`);

export const readArticle = defineTool({
  name: 'read_article',
  title: 'Read an article',
  description:
    'A help article as Markdown, with its address, revision and date. A long one comes in parts.',
  input: z.object({
    slug: z.string().trim().min(1).max(500).describe('Its slug or its address'),
    from: z.int().min(0).default(0).describe('Where to continue in a long article'),
  }),
  async run(needs, { slug, from }) {
    const text = await readPublished(needs, slug);
    if (from >= text.length) throw beyond(`The article has ${text.length} characters`);
    const part = text.slice(from, from + MAX_TEXT);
    const end = from + part.length;
    if (end >= text.length) return part;
    return `${part}\n\n(Cut after ${end} of ${text.length} characters: go on with from ${end}.)`;
  },
});

export const listArticles = defineTool({
  name: 'list_articles',
  title: 'List the articles',
  description: `The help articles, popular first, ${LISTED} on a page, with their addresses and summaries.`,
  input: z.object({
    category: z.string().trim().max(100).optional().describe('The name of one category'),
    page: z.int().min(1).max(1_000).default(1),
  }),
  async run(needs, { category, page }) {
    const [categories, articles] = await Promise.all([
      readList(needs, 'categories'),
      readList(needs, 'articles'),
    ]);
    const names = categories.map(({ name }) => name).join(', ');
    const chosen = categories.find(({ name }) => nameKey(name) === nameKey(category));
    if (category && !chosen) {
      const message = `There is no category "${category}". There are: ${names}.`;
      throw new HttpError('not_found', message);
    }
    const own = articles.filter(({ categoryId }) => !chosen || categoryId === chosen.id);
    const shown = own.slice((page - 1) * LISTED, page * LISTED);
    const pages = Math.max(1, Math.ceil(own.length / LISTED));
    if (page > pages) throw beyond(`The last page is ${pages}`);
    return [
      `${own.length} articles, page ${page} of ${pages}. Categories: ${names}.`,
      ...shown.map(createEntries(needs.publicUrl).article),
    ].join('\n');
  },
});
