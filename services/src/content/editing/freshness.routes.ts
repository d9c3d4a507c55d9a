import { articleToolCalls, resources } from '@pressline/shared-api';
import { resourceSchemas } from '@pressline/shared-api/wire/documents';
import { freshnessBody, verified, verifyBody } from '@pressline/shared-api/wire/freshness';
import { defineRoute, documentId, found, json } from '../../http/router/defineRoute';
import type { Freshness } from './createFreshness';

const calls = articleToolCalls.freshness;
const common = { tag: 'Staff', access: 'admin', subject: resources.articles.label } as const;

/** Who answers for articles, and until when they are verified. */
export const freshnessRoutes = (freshness: Freshness) => [
  defineRoute({
    ...common,
    call: calls.set,
    params: { id: documentId },
    summary: 'Set the owner of an article, and until when it is verified',
    done: 'Changed the owner or review date of the article',
    body: json(freshnessBody),
    answers: { 200: found(resourceSchemas(resources.articles).document) },
    handle: ({ params, body }) => freshness.set(params.id, body),
  }),
  defineRoute({
    ...common,
    call: calls.verify,
    summary: 'Verify articles until the interval of their category ends',
    done: 'Verified the article',
    body: json(verifyBody),
    answers: { 200: found(verified) },
    handle: ({ body }) => freshness.verify(body.ids),
  }),
];
