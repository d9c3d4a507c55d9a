import { articleToolCalls, resources } from '@pressline/shared-api';
import { removed } from '@pressline/shared-api/wire/common';
import { presence } from '@pressline/shared-api/wire/people/presence';
import { defineRoute, documentId, found } from '../../http/router/defineRoute';
import type { Editors } from './createPresence';

const calls = articleToolCalls.presence;
const common = { tag: 'Staff', access: 'admin' } as const;
const ofArticle = {
  ...common,
  subject: resources.articles.label,
  params: { id: documentId },
  // Nothing is changed, and an editor calls every 20 seconds.
  isAudited: false,
} as const;

/** Who edits which article. */
export const presenceRoutes = (editors: Editors) => [
  defineRoute({
    ...common,
    call: calls.list,
    summary: 'List who else edits which article',
    answers: { 200: found(presence) },
    handle: ({ user }) => editors.others(user.username),
  }),
  defineRoute({
    ...ofArticle,
    call: calls.enter,
    summary: 'Note that the caller edits an article, and list who else does',
    limits: ['articleTools'],
    answers: { 200: found(presence) },
    handle: ({ params, user }) => editors.enter(params.id, user.username),
  }),
  defineRoute({
    ...ofArticle,
    call: calls.leave,
    summary: 'Note that the caller no longer edits an article',
    answers: { 200: found(removed) },
    async handle({ params: { id }, user }) {
      await editors.leave(id, user.username);
      return { id };
    },
  }),
];
