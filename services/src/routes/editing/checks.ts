import { checkCalls } from '@pressline/shared-api';
import {
  articleCheck,
  articleCheckBody,
  contentHealth,
  healthQuery,
} from '@pressline/shared-api/wire/checks';
import { defineRoute, found, json } from '../../route/defineRoute';

const common = { tag: 'Content', access: 'admin' } as const;

/** What is wrong with content, and how to mend it. */
export const checkRoutes = [
  defineRoute({
    ...common,
    call: checkCalls.article,
    summary: 'Check the text of an article as it is typed',
    isAudited: false,
    limits: ['articleTools'],
    body: json(articleCheckBody),
    answers: { 200: found(articleCheck) },
    handle: ({ body, deps }) => deps.checks.checkArticle(body),
  }),
  defineRoute({
    ...common,
    call: checkCalls.health,
    summary: 'List what is wrong with all content, errors first',
    query: healthQuery,
    answers: { 200: found(contentHealth) },
    handle: ({ query, deps }) => deps.checks.health(query),
  }),
];
