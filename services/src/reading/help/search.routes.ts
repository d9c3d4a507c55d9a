import { helpCalls, type SearchKind } from '@pressline/shared-api';
import {
  answer as answerBody,
  articleHit,
  searchAnswer,
  searchQuery,
} from '@pressline/shared-api/wire/search';
import type { Context } from 'koa';
import { z } from 'zod';
import type { Deps } from '../../createDeps';
import { defineRoute, found } from '../../http/router/defineRoute';
import { findHits, MAX_QUERY } from './findHits';

const common = {
  tag: 'Help',
  access: 'public',
  query: searchQuery,
  limits: ['searches'],
} as const;

async function find(given: string, deps: Deps, ctx: Context, only?: SearchKind[]) {
  const q = given.slice(0, MAX_QUERY);
  const { isPartial, ...found } = await findHits(deps, q, only);
  ctx.state.isTransient = isPartial;
  // The cache holds on to this for as long as to the answer's text, but not to the hits.
  const { length } = found.hits;
  ctx.state.onServed = () => deps.searchLog.record(q, length);
  return found;
}

/** Search of the help center. */
export const searchRoutes = [
  defineRoute({
    ...common,
    call: helpCalls.search,
    summary: 'Search published articles, best first',
    answers: { 200: found(z.array(articleHit)) },
    async handle({ query: { q = '' }, deps, ctx }) {
      const { hits } = await find(q, deps, ctx, ['article']);
      return hits.filter((hit) => hit.kind === 'article');
    },
  }),
  defineRoute({
    ...common,
    call: helpCalls.searchAll,
    summary: 'Search articles, FAQs, videos and the glossary, best first',
    answers: { 200: found(searchAnswer) },
    handle: ({ query: { q = '' }, deps, ctx }) => find(q, deps, ctx),
  }),
  defineRoute({
    ...common,
    call: helpCalls.answer,
    summary: 'The passage that answers a question, word for word, or none',
    answers: { 200: found(answerBody) },
    async handle({ query: { q = '' }, deps, ctx }) {
      const text = q.slice(0, MAX_QUERY);
      const { isPartial, ...answer } = await deps.answer(text);
      ctx.state.isTransient = isPartial;
      if (!answer.passage) ctx.state.onServed = () => deps.searchLog.recordUnanswered(text);
      return answer;
    },
  }),
];
