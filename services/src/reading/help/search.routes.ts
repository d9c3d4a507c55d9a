import type { SearchKind } from '@pressline/shared-api';
import { contract } from '@pressline/shared-api/contract';
import type { Context } from 'koa';
import { handle } from '../../http/router/handle';
import type { Search } from '../search/createSearch';
import { MAX_QUERY, type SearchCounts, searchHelp } from './searchHelp';

interface SearchNeeds {
  search: Search;
  searchLog: SearchCounts;
}

/** Search of the help center. */
export function searchRoutes({ search, searchLog }: SearchNeeds) {
  async function find(given: string, ctx: Context, only?: SearchKind[]) {
    const q = given.slice(0, MAX_QUERY);
    const { isPartial, hits, suggestion, answer } = await searchHelp(search, q, only);
    ctx.state.isTransient = isPartial;
    // The cache holds on to this for as long as to the answer's text, but not to the hits.
    const { length } = hits;
    const isUnanswered = !only && answer.passage === null;
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
  ];
}
