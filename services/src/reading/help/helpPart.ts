import type { SearchKind } from '@pressline/shared-api';
import { contract } from '@pressline/shared-api/contract';
import { publicEndpoints } from '@pressline/shared-api/contract/resource/resourceEndpoints';
import type { Context } from 'koa';
import type { Core } from '../../content/resource/Core';
import type { AiOptions } from '../../drafting/AiOptions';
import { pathNotFound } from '../../errors';
import type { Limits } from '../../http/limits/createLimits';
import { handle } from '../../http/router/handle';
import type { Part } from '../../Part';
import type { PreviewTokens } from '../../people/auth/createPreviewTokens';
import { createSearch, type Search } from '../search/createSearch';
import { articlePageRoutes } from './articlePages.routes';
import { type ChoosePassage, createPassageChoice } from './createPassageChoice';
import { createTermLinks } from './createTermLinks';
import { markdownPageRoutes } from './markdown/markdownPages.routes';
import { createCategoryOrder } from './publicArticles';
import { type ListNeeds, publicList } from './publicLists';
import { chooseAnswer, MAX_QUERY, type SearchCounts, searchHelp } from './searchHelp';

/** Search of the help center. */
function searchRoutes({
  search,
  searchLog,
  choosePassage,
}: {
  search: Search;
  searchLog: SearchCounts;
  choosePassage: ChoosePassage | undefined;
}) {
  async function find(given: string, ctx: Context, only?: SearchKind[]) {
    const q = given.slice(0, MAX_QUERY);
    const { isPartial, hits, suggestion, answer, isAnswered } = await searchHelp(search, q, only);
    ctx.state.isTransient = isPartial;
    // The cache holds on to this for as long as to the answer's text, but not to the hits.
    const { length } = hits;
    const isUnanswered = !only && !isAnswered;
    ctx.state.onServed = () => {
      searchLog.record(q, length);
      if (isUnanswered) searchLog.recordUnanswered(q);
    };
    return { hits, suggestion, ...answer };
  }
  return [
    handle(contract.help.search, async ({ query: { q = '' }, ctx }) => {
      const { hits } = await find(q, ctx, ['article']);
      return hits.filter((hit) => hit.kind === 'article');
    }),
    handle(contract.help.searchAll, ({ query: { q = '' }, ctx }) => find(q, ctx)),
    handle(contract.help.searchChoice, async ({ query: { q = '' }, ctx }) => {
      if (!choosePassage) throw pathNotFound();
      const question = q.slice(0, MAX_QUERY);
      const { answer, isPartial } = await chooseAnswer(search, choosePassage, question);
      ctx.state.isTransient = isPartial;
      return answer;
    }),
  ];
}

/** The public lists of the help center: one for each resource that the public may read. */
const publicListRoutes = (needs: ListNeeds) =>
  Object.values(needs.types).flatMap(({ key, resource }) => {
    if (resource.access.read !== 'public') return [];
    const list = publicList(key);
    return handle(publicEndpoints(resource).list, ({ query }) => list(needs, query));
  });

interface HelpNeeds
  extends Pick<
    Core,
    'types' | 'models' | 'content' | 'render' | 'history' | 'versions' | 'publicUrl'
  > {
  previews: PreviewTokens;
  searchLog: SearchCounts;
  searchMs: number | undefined;
  ai: AiOptions;
  limits: Limits;
}

/** The help center as readers get it: lists, articles, search, answers, and all of it as Markdown. */
export function helpPart({ types, models, content, publicUrl, searchLog, ...needs }: HelpNeeds) {
  const search = createSearch(types, content, needs.searchMs);
  const findNeighbors = createCategoryOrder(models, content);
  const linkTerms = createTermLinks(models, content);
  const { render, history, versions, previews, ai, limits } = needs;
  return {
    search,
    routes: [
      ...publicListRoutes({ types, models }),
      ...articlePageRoutes({
        ...{ models, render, history, versions, previews, publicUrl },
        ...{ findNeighbors, linkTerms },
      }),
      ...markdownPageRoutes({ types, models, content, publicUrl, search, searchLog }),
      ...searchRoutes({ search, searchLog, choosePassage: createPassageChoice(ai, limits) }),
    ],
  } satisfies Part;
}
