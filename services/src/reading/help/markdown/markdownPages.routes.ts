import { contract } from '@pressline/shared-api/contract';
import { z } from 'zod';
import { notFound } from '../../../errors';
import { handle } from '../../../http/router/handle';
import type { RouteRequest } from '../../../http/router/Route';
import type { Search } from '../../search/createSearch';
import { MAX_QUERY, type SearchCounts, searchHelp } from '../searchHelp';
import { fullText } from './fullText';
import { categoryPage, glossaryPage, homePage, type MarkdownNeeds } from './helpPages';
import { lastSaved } from './markdownPage';
import { searchPage } from './searchPage';

const once = (name: string) => z.string(`${name} may be given only once`).optional();
const query = z.object({ q: once('q'), category: once('category') });
type Asked = RouteRequest<unknown, z.infer<typeof query>, unknown, unknown>;

interface MarkdownPageNeeds extends MarkdownNeeds {
  search: Search;
  searchLog: SearchCounts;
}

async function found(needs: MarkdownPageNeeds, given: string, ctx: Asked['ctx']): Promise<string> {
  const q = given.slice(0, MAX_QUERY);
  const [{ hits, suggestion, answer, isPartial }, updated] = await Promise.all([
    searchHelp(needs.search, q),
    lastSaved(needs.types, ['articles', 'faqs', 'videos', 'terms']),
  ]);
  ctx.state.isTransient = isPartial;
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
  handle(contract.others.texts.home, async (asked) => {
    asked.ctx.type = 'text/markdown';
    return home(needs, asked);
  }),
  handle(contract.others.texts.glossary, async ({ ctx }) => {
    ctx.type = 'text/markdown';
    return glossaryPage(needs);
  }),
  handle(contract.others.texts.all, async ({ ctx }) => {
    ctx.type = 'text/plain';
    return fullText(needs);
  }),
];
