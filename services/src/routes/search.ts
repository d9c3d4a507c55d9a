import Router from '@koa/router';
import type { SearchKind } from '@pressline/shared-api';
import type { Context } from 'koa';
import { HttpError } from '../errors';
import { presentMatches } from '../help/searchAnswer';
import type { Kinds } from '../resource/kinds';
import type { SearchEngine } from '../search/SearchEngine';
import type { SearchLog } from '../signals/createSearchLog';

const MAX_RESULTS = 50;
const MAX_QUERY = 200;

export interface SearchDeps {
  kinds: Kinds;
  search: SearchEngine;
  signals: { searchLog: SearchLog };
}

/** A query parameter that may be given once. @throws HttpError 400 */
function single(value: string | string[] | undefined, name: string): string {
  if (Array.isArray(value)) throw new HttpError('validation', `${name} may be given only once`);
  return value ?? '';
}

/**
 * `GET /api/help/search?q=` answers a list of article summaries (spec §7), each with what matched;
 * `GET /api/help/search/all?q=` articles, FAQs and videos, and a suggestion when nothing was found.
 */
export function createSearchRoutes({ kinds, search, signals }: SearchDeps): Router {
  const router = new Router({ prefix: '/api/help/search', sensitive: true });

  async function find(ctx: Context, only?: SearchKind[]) {
    const q = single(ctx.query.q, 'q').slice(0, MAX_QUERY);
    const found = await search.search(q, { limit: MAX_RESULTS, kinds: only });
    const hits = await presentMatches(kinds, found.matches);
    ctx.state.isTransient = found.isPartial;
    // The cache holds on to this for as long as to the answer's text, but not to the hits.
    const { length } = hits;
    ctx.state.onServed = () => signals.searchLog.record(q, length);
    return { hits, suggestion: found.suggestion ?? null };
  }

  router.get('/', async (ctx) => {
    ctx.body = (await find(ctx, ['article'])).hits;
  });

  router.get('/all', async (ctx) => {
    ctx.body = await find(ctx);
  });

  return router;
}
