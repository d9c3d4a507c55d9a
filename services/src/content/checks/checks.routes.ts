import { checkCalls, resources } from '@pressline/shared-api';
import {
  articleCheck,
  articleCheckBody,
  contentHealth,
  healthQuery,
  publishCheck,
  publishCheckBody,
  sourceConfirmBody,
} from '@pressline/shared-api/wire/checks';
import { message } from '@pressline/shared-api/wire/common';
import { notFound } from '../../errors';
import { defineRoute, documentId, found, json } from '../../http/router/defineRoute';
import { afterSaving, saving } from '../../store/connection/saving';
import type { ContentVersion } from '../../store/database/contentVersion';
import type { Models } from '../../store/database/createModel';
import type { ContentChecks } from './createContentChecks';

const common = { tag: 'Content', access: 'admin' } as const;

interface CheckNeeds {
  checks: ContentChecks;
  models: Models;
  content: ContentVersion;
}

/** What is wrong with content, and how to mend it. */
export const checkRoutes = ({ checks, models, content }: CheckNeeds) => [
  defineRoute({
    ...common,
    call: checkCalls.article,
    summary: 'Check the text of an article as it is typed',
    isAudited: false,
    limits: ['articleTools'],
    body: json(articleCheckBody),
    answers: { 200: found(articleCheck) },
    handle: ({ body }) => checks.checkArticle(body),
  }),
  defineRoute({
    ...common,
    call: checkCalls.publishing,
    summary: 'Find errors that readers would see once articles are published',
    isAudited: false,
    body: json(publishCheckBody),
    answers: { 200: found(publishCheck) },
    handle: async ({ body: { ids } }) => ({ errors: await checks.publishErrors(ids) }),
  }),
  defineRoute({
    ...common,
    call: checkCalls.confirmSource,
    subject: resources.articles.label,
    params: { id: documentId },
    summary: 'Mark a statement of a draft from a PDF as checked',
    done: 'Marked a statement as checked in the article',
    body: json(sourceConfirmBody),
    answers: { 200: found(message) },
    async handle({ params, body: { text } }) {
      const doubt = { $pull: { sources: { text, page: null } } };
      const { matchedCount } = await saving(() =>
        models.articles.updateOne({ _id: params.id }, doubt),
      );
      if (matchedCount === 0) throw notFound(resources.articles.label);
      await afterSaving(() => content.bump());
      return { message: 'Marked as checked' };
    },
  }),
  defineRoute({
    ...common,
    call: checkCalls.health,
    summary: 'List problems in all content, errors first',
    query: healthQuery,
    answers: { 200: found(contentHealth) },
    handle: ({ query }) => checks.health(query),
  }),
];
