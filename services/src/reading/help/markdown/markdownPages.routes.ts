import { markdownPage as markdown } from '@pressline/shared-api/wire/help';
import { z } from 'zod';
import { notFound } from '../../../errors';
import { FULL_TEXT_PATH, HOME_MARKDOWN_PATH } from '../../../http/cache/isPublicRead';
import { defineRoute } from '../../../http/router/defineRoute';
import type { RouteRequest } from '../../../http/router/Route';
import type { Search } from '../../search/createSearch';
import type { FindAnswer } from '../createAnswers';
import { findHits, MAX_QUERY, type SearchCounts } from '../findHits';
import { fullText } from './fullText';
import { categoryPage, glossaryPage, homePage, type MarkdownNeeds } from './helpPages';
import { lastSaved } from './markdownPage';
import { searchPage } from './searchPage';

const once = (name: string) => z.string(`${name} may be given only once`).optional();
const query = z.object({ q: once('q'), category: once('category') });
type Asked = RouteRequest<unknown, z.infer<typeof query>, unknown, unknown>;

const common = { tag: 'Help', access: 'public' } as const;
const textOf = (type: 'text/markdown' | 'text/plain') =>
  ({ 200: { description: 'Success', content: { [type]: markdown } } }) as const;
const answers = textOf('text/markdown');

interface MarkdownPageNeeds extends MarkdownNeeds {
  search: Search;
  answer: FindAnswer;
  searchLog: SearchCounts;
}

async function found(needs: MarkdownPageNeeds, given: string, ctx: Asked['ctx']): Promise<string> {
  const q = given.slice(0, MAX_QUERY);
  const [{ hits, suggestion, isPartial }, answer, updated] = await Promise.all([
    findHits(needs, q),
    needs.answer(q),
    lastSaved(needs.types, ['articles', 'faqs', 'videos', 'terms']),
  ]);
  ctx.state.isTransient = isPartial || answer.isPartial;
  const { length } = hits;
  ctx.state.onServed = () => needs.searchLog.record(q, length);
  const { publicUrl, content } = needs;
  return searchPage({ q, hits, suggestion, answer, publicUrl, revision: content.current, updated });
}

async function home(
  needs: MarkdownPageNeeds,
  { query: { q, category }, ctx }: Asked,
): Promise<string> {
  if (q?.trim()) return found(needs, q.trim(), ctx);
  if (!category) return homePage(needs);
  const page = await categoryPage(needs, category.toLowerCase());
  if (!page) throw notFound('Category');
  return page;
}

/** The help center's pages as Markdown, besides those of articles; the host has them at the pages' addresses. */
export const markdownPageRoutes = (needs: MarkdownPageNeeds) => [
  defineRoute({
    ...common,
    call: `GET ${HOME_MARKDOWN_PATH}`,
    summary: 'The help center, a category or what a search finds, as Markdown',
    query,
    answers,
    errors: ['not_found'],
    async handle(asked) {
      asked.ctx.type = 'text/markdown';
      return home(needs, asked);
    },
  }),
  defineRoute({
    ...common,
    call: 'GET /api/help/glossary.md',
    summary: 'The glossary as Markdown',
    answers,
    async handle({ ctx }) {
      ctx.type = 'text/markdown';
      return glossaryPage(needs);
    },
  }),
  defineRoute({
    ...common,
    call: `GET ${FULL_TEXT_PATH}`,
    summary: 'All public content of the help center in one text',
    answers: textOf('text/plain'),
    async handle({ ctx }) {
      ctx.type = 'text/plain';
      return fullText(needs);
    },
  }),
];
