import type { SearchKind } from '@pressline/shared-api';
import { contract } from '@pressline/shared-api/contract';
import type { Context } from 'koa';
import type { ResourceTypes } from '../../content/resource/resourceTypes';
import { handle } from '../../http/router/handle';
import type { Search } from '../search/createSearch';
import type { FindAnswer } from './createAnswers';
import { findHits, MAX_QUERY, type SearchCounts } from './findHits';

interface SearchNeeds {
  types: ResourceTypes;
  search: Search;
  answer: FindAnswer;
  searchLog: SearchCounts;
}

/** Search of the help center. */
export function searchRoutes({ types, search, answer, searchLog }: SearchNeeds) {
  async function find(given: string, ctx: Context, only?: SearchKind[]) {
    const q = given.slice(0, MAX_QUERY);
    const { isPartial, ...found } = await findHits({ search, types }, q, only);
    ctx.state.isTransient = isPartial;
    // The cache holds on to this for as long as to the answer's text, but not to the hits.
    const { length } = found.hits;
    ctx.state.onServed = () => searchLog.record(q, length);
    return found;
  }
  return [
    handle(contract.help.search, async ({ query: { q = '' }, ctx }) => {
      const { hits } = await find(q, ctx, ['article']);
      return hits.filter((hit) => hit.kind === 'article');
    }),
    handle(contract.help.searchAll, ({ query: { q = '' }, ctx }) => find(q, ctx)),
    handle(contract.help.answer, async ({ query: { q = '' }, ctx }) => {
      const text = q.slice(0, MAX_QUERY);
      const { isPartial, ...found } = await answer(text);
      ctx.state.isTransient = isPartial;
      if (!found.passage) ctx.state.onServed = () => searchLog.recordUnanswered(text);
      return found;
    }),
  ];
}
