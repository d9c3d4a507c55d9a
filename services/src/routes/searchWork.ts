import { searchOpenedCall, searchWorkCalls } from '@pressline/shared-api';
import { message } from '@pressline/shared-api/wire/common';
import {
  handledSearches,
  openedQuery,
  searchActionBody,
  searchActionQuery,
  searchTargets,
  unmetSearches,
} from '@pressline/shared-api/wire/searchWork';
import { loggedQuery } from '../analytics/createSearchLog';
import { invalid } from '../errors';
import { defineRoute, found, json } from '../route/defineRoute';
import { isReader } from './reports';

const common = { tag: 'Staff', access: 'admin' } as const;

function keyOf(query: string): string {
  const key = loggedQuery(query);
  if (!key) throw invalid({ query: 'Searches that may name a person are not counted' });
  return key;
}

/** Searches of readers that found nothing good, and what staff do about them. */
export const searchWorkRoutes = [
  defineRoute({
    call: searchOpenedCall,
    tag: 'Reports',
    summary: 'Count that a reader opened a result of a search; staff do not count',
    access: 'optional',
    isSameSite: true,
    limits: ['searchOpens'],
    query: openedQuery,
    answers: { 204: { description: 'Accepted' } },
    async handle({ query: { q }, deps, ctx }) {
      if (await isReader(ctx, deps)) deps.searchLog.recordOpened(q);
    },
  }),
  defineRoute({
    ...common,
    call: searchWorkCalls.list,
    summary: 'List the searches without a good result',
    answers: { 200: found(unmetSearches) },
    handle: async ({ deps }) => ({ searches: await deps.searchWork.list() }),
  }),
  defineRoute({
    ...common,
    call: searchWorkCalls.handled,
    summary: 'List what was done about searches, and whether it worked',
    answers: { 200: found(handledSearches) },
    handle: async ({ deps }) => ({ searches: await deps.searchWork.handled() }),
  }),
  defineRoute({
    ...common,
    call: searchWorkCalls.targets,
    summary: 'List the articles that are pinned to searches',
    answers: { 200: found(searchTargets) },
    handle: async ({ deps }) => ({ articles: await deps.searchWork.targets() }),
  }),
  defineRoute({
    ...common,
    call: searchWorkCalls.handle,
    summary: 'Set what was done about a search',
    body: json(searchActionBody),
    answers: { 200: found(message) },
    async handle({ body: { query, action, articleId }, user, deps }) {
      await deps.searchWork.handle(keyOf(query), action, articleId, user.username);
      return { message: 'Taken off the list' };
    },
  }),
  defineRoute({
    ...common,
    call: searchWorkCalls.reopen,
    summary: 'Put a search back on the list',
    query: searchActionQuery,
    answers: { 200: found(message) },
    async handle({ query: { query }, deps }) {
      await deps.searchWork.reopen(keyOf(query));
      return { message: 'Back on the list' };
    },
  }),
];
