import { searchOpenedCall, unmetSearchCalls } from '@pressline/shared-api';
import { message } from '@pressline/shared-api/wire/common';
import {
  dismissalBody,
  dismissalQuery,
  openedQuery,
  pinTargets,
  unmetSearches as unmetSearchList,
} from '@pressline/shared-api/wire/unmetSearches';
import { invalid } from '../../errors';
import { defineRoute, found, json } from '../../http/router/defineRoute';
import type { Identify } from '../../people/auth/createIdentify';
import { isReader } from '../views/views.routes';
import type { SearchLog } from './createSearchLog';
import { loggedQuery } from './createSearchLog';
import type { UnmetSearches } from './createUnmetSearches';

const common = { tag: 'Staff', access: 'admin' } as const;

function keyOf(query: string): string {
  const key = loggedQuery(query);
  if (!key) throw invalid({ query: 'Searches that may contain a person’s name are not counted' });
  return key;
}

interface UnmetSearchNeeds {
  unmetSearches: UnmetSearches;
  searchLog: SearchLog;
  identify: Identify;
}

/** Searches of readers that nothing answers well, and what readers open of what a search finds. */
export const unmetSearchRoutes = ({ unmetSearches, searchLog, identify }: UnmetSearchNeeds) => [
  defineRoute({
    call: searchOpenedCall,
    tag: 'Reports',
    summary: 'Count that a reader opened a result of a search; staff do not count',
    access: 'optional',
    isSameSite: true,
    limits: ['searchOpens'],
    query: openedQuery,
    answers: { 204: { description: 'Accepted' } },
    async handle({ query: { q }, ctx }) {
      if (await isReader(ctx, identify)) searchLog.recordOpened(q);
    },
  }),
  defineRoute({
    ...common,
    call: unmetSearchCalls.list,
    summary: 'List the searches with no good answer',
    answers: { 200: found(unmetSearchList) },
    handle: async () => ({ searches: await unmetSearches.list() }),
  }),
  defineRoute({
    ...common,
    call: unmetSearchCalls.pinTargets,
    summary: 'List the articles that are pinned to searches',
    answers: { 200: found(pinTargets) },
    handle: async () => ({ articles: await unmetSearches.pinTargets() }),
  }),
  defineRoute({
    ...common,
    call: unmetSearchCalls.dismiss,
    summary: 'Dismiss a search with no good answer',
    done: 'Dismissed a search',
    body: json(dismissalBody),
    answers: { 200: found(message) },
    async handle({ body: { query }, user }) {
      await unmetSearches.dismiss(keyOf(query), user.username);
      return { message: 'Search dismissed' };
    },
  }),
  defineRoute({
    ...common,
    call: unmetSearchCalls.restore,
    summary: 'Undo the dismissal of a search',
    done: 'Restored a dismissed search',
    query: dismissalQuery,
    answers: { 200: found(message) },
    async handle({ query: { query } }) {
      await unmetSearches.restore(keyOf(query));
      return { message: 'Search restored' };
    },
  }),
];
