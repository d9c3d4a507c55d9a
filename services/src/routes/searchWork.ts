import { searchOpenedCall, searchWorkCalls } from '@pressline/shared-api';
import { message } from '@pressline/shared-api/wire/common';
import {
  guardedPlaces,
  guardSuggestionBody,
  guardSuggestionQuery,
  handledSearches,
  judgeBody,
  judgement,
  openedQuery,
  searchActionBody,
  searchActionQuery,
  searchTargets,
  suggestedGuards,
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
    async handle({ query: { q, article }, deps, ctx }) {
      if (await isReader(ctx, deps)) deps.searchLog.recordOpened(q, article);
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
    summary: 'List the articles that are pinned to searches or guarded in them',
    answers: { 200: found(searchTargets) },
    handle: async ({ deps }) => ({ articles: await deps.searchWork.targets() }),
  }),
  defineRoute({
    ...common,
    call: searchWorkCalls.guarded,
    summary: 'List the places of guarded articles in their searches',
    answers: { 200: found(guardedPlaces) },
    handle: async ({ deps }) => ({ queries: await deps.searchGuard.places() }),
  }),
  defineRoute({
    ...common,
    call: searchWorkCalls.suggested,
    summary: 'List the guarded queries that the clicks of readers suggest',
    answers: { 200: found(suggestedGuards) },
    handle: async ({ deps }) => ({ searches: await deps.guardOffers.list() }),
  }),
  defineRoute({
    ...common,
    call: searchWorkCalls.refuse,
    summary: 'Dismiss a suggested guarded query',
    body: json(guardSuggestionBody),
    answers: { 200: found(message) },
    async handle({ body: { query, articleId }, user, deps }) {
      await deps.guardOffers.refuse(keyOf(query), articleId, user.username);
      return { message: 'Not suggested any more' };
    },
  }),
  defineRoute({
    ...common,
    call: searchWorkCalls.offerAgain,
    summary: 'Suggest a dismissed guarded query again',
    query: guardSuggestionQuery,
    answers: { 200: found(message) },
    async handle({ query: { query, articleId }, deps }) {
      await deps.guardOffers.offerAgain(keyOf(query), articleId);
      return { message: 'Suggested again' };
    },
  }),
  defineRoute({
    ...common,
    call: searchWorkCalls.judge,
    summary: 'List the guarded queries that synonyms or a pinned result would make worse',
    isAudited: false,
    limits: ['articleTools'],
    body: json(judgeBody),
    answers: { 200: found(judgement) },
    handle: async ({ body, deps }) => ({ findings: await deps.searchGuard.ofWording(body) }),
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
