import { markdownPage as markdown } from '@pressline/shared-api/wire/help';
import { z } from 'zod';
import type { Deps } from '../../../createDeps';
import { notFound } from '../../../errors';
import { FULL_TEXT_PATH, HOME_MARKDOWN_PATH } from '../../../http/cache/isPublicRead';
import { defineRoute } from '../../../http/router/defineRoute';
import type { RouteRequest } from '../../../http/router/Route';
import { findHits, MAX_QUERY } from '../findHits';
import { fullText } from './fullText';
import { categoryPage, glossaryPage, homePage } from './helpPages';
import { lastSaved } from './markdownPage';
import { searchPage } from './searchPage';

const once = (name: string) => z.string(`${name} may be given only once`).optional();
const query = z.object({ q: once('q'), category: once('category') });
type Asked = RouteRequest<unknown, z.infer<typeof query>, unknown, unknown>;

const common = { tag: 'Help', access: 'public' } as const;
const textOf = (type: 'text/markdown' | 'text/plain') =>
  ({ 200: { description: 'Success', content: { [type]: markdown } } }) as const;
const answers = textOf('text/markdown');

async function found(given: string, deps: Deps, ctx: Asked['ctx']): Promise<string> {
  const q = given.slice(0, MAX_QUERY);
  const [{ hits, suggestion, isPartial }, answer, updated] = await Promise.all([
    findHits(deps, q),
    deps.answer(q),
    lastSaved(deps.types, ['articles', 'faqs', 'videos', 'terms']),
  ]);
  ctx.state.isTransient = isPartial || answer.isPartial;
  const { length } = hits;
  ctx.state.onServed = () => deps.searchLog.record(q, length);
  const { publicUrl, content } = deps;
  return searchPage({ q, hits, suggestion, answer, publicUrl, revision: content.current, updated });
}

async function home({ query: { q, category }, deps, ctx }: Asked): Promise<string> {
  if (q?.trim()) return found(q.trim(), deps, ctx);
  if (!category) return homePage(deps);
  const page = await categoryPage(deps, category.toLowerCase());
  if (!page) throw notFound('Category');
  return page;
}

/** The help center's pages as Markdown, besides those of articles; the host has them at the pages' addresses. */
export const markdownPageRoutes = [
  defineRoute({
    ...common,
    call: `GET ${HOME_MARKDOWN_PATH}`,
    summary: 'The help center, a category or what a search finds, as Markdown',
    query,
    answers,
    errors: ['not_found'],
    async handle(asked) {
      asked.ctx.type = 'text/markdown';
      return home(asked);
    },
  }),
  defineRoute({
    ...common,
    call: 'GET /api/help/glossary.md',
    summary: 'The glossary as Markdown',
    answers,
    async handle({ deps, ctx }) {
      ctx.type = 'text/markdown';
      return glossaryPage(deps);
    },
  }),
  defineRoute({
    ...common,
    call: `GET ${FULL_TEXT_PATH}`,
    summary: 'All public content of the help center in one text',
    answers: textOf('text/plain'),
    async handle({ deps, ctx }) {
      ctx.type = 'text/plain';
      return fullText(deps);
    },
  }),
];
