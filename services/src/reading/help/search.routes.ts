import type { SearchKind } from '@pressline/shared-api';
import { contract } from '@pressline/shared-api/contract';
import type { Context } from 'koa';
import { pathNotFound } from '../../errors';
import { handle } from '../../http/router/handle';
import type { Search } from '../search/createSearch';
import type { ChoosePassage } from './createPassageChoice';
import { chooseAnswer, MAX_QUERY, type SearchCounts, searchHelp } from './searchHelp';

interface SearchNeeds {
  search: Search;
  searchLog: SearchCounts;
  choosePassage: ChoosePassage | undefined;
}

/** Search of the help center. */
export function searchRoutes({ search, searchLog, choosePassage }: SearchNeeds) {
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
