import { helpCalls, type SearchKind } from '@pressline/shared-api';
import {
  answer as answerBody,
  articleHit,
  searchAnswer,
  searchQuery,
} from '@pressline/shared-api/wire/search';
import type { Context } from 'koa';
import { z } from 'zod';
import type { ResourceTypes } from '../../content/resource/resourceTypes';
import { defineRoute, found } from '../../http/router/defineRoute';
import type { Search } from '../search/createSearch';
import type { FindAnswer } from './createAnswers';
import { findHits, MAX_QUERY, type SearchCounts } from './findHits';

const common = {
  tag: 'Help',
  access: 'public',
  query: searchQuery,
  limits: ['searches'],
} as const;

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
    defineRoute({
      ...common,
      call: helpCalls.search,
      summary: 'Search published articles, best first',
      answers: { 200: found(z.array(articleHit)) },
      async handle({ query: { q = '' }, ctx }) {
        const { hits } = await find(q, ctx, ['article']);
        return hits.filter((hit) => hit.kind === 'article');
      },
    }),
    defineRoute({
      ...common,
      call: helpCalls.searchAll,
      summary: 'Search articles, FAQs, videos and the glossary, best first',
      answers: { 200: found(searchAnswer) },
      handle: ({ query: { q = '' }, ctx }) => find(q, ctx),
    }),
    defineRoute({
      ...common,
      call: helpCalls.answer,
      summary: 'The passage that answers a question, word for word, or none',
      answers: { 200: found(answerBody) },
      async handle({ query: { q = '' }, ctx }) {
        const text = q.slice(0, MAX_QUERY);
        const { isPartial, ...found } = await answer(text);
        ctx.state.isTransient = isPartial;
        if (!found.passage) ctx.state.onServed = () => searchLog.recordUnanswered(text);
        return found;
      },
    }),
  ];
}
