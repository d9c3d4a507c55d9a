import { randomBytes } from 'node:crypto';
import { feedbackCalls, reportCalls } from '@pressline/shared-api';
import { removed } from '@pressline/shared-api/wire/common';
import {
  feedbackAnswer,
  feedbackBody,
  feedbackList,
  feedbackListQuery,
  feedbackPost,
  feedback as feedbackSchema,
  feedbackUpdate,
} from '@pressline/shared-api/wire/visitors/feedback';
import { conflict, invalid, notFound } from '../../errors';
import { defineRoute, documentId, found, json } from '../../http/router/defineRoute';
import { answersOf, bodies } from '../../mail/forms/forms.routes';
import type { Models } from '../../store/database/createModel';
import type { FeedbackStore } from './createFeedbackStore';
import { presentFeedback } from './presentFeedback';

const subject = 'Feedback';
const common = { tag: 'Staff', access: 'admin' } as const;
const ofOne = { ...common, subject, params: { id: documentId } } as const;

interface FeedbackNeeds {
  feedback: FeedbackStore;
  models: Models;
}

/** Readers' votes on articles, and what staff make of them. */
export const feedbackRoutes = ({ feedback, models }: FeedbackNeeds) => [
  defineRoute({
    ...{ tag: 'Reports', isSameSite: true },
    call: reportCalls.feedback,
    subject: 'Article',
    summary: 'Vote on an article, or change the vote',
    access: 'public',
    limits: ['feedback'],
    params: { id: documentId },
    body: bodies(feedbackBody, feedbackPost),
    answers: answersOf(feedbackAnswer, 'FeedbackOutcome'),
    async handle({ params: { id }, body }) {
      const isThere = await models.articles.exists({ _id: id, isPublished: true });
      if (!isThere) throw notFound('Article');
      const session = randomBytes(16).toString('hex');
      return feedback.give(id, { session, reason: null, ...body });
    },
  }),
  defineRoute({
    ...common,
    call: feedbackCalls.list,
    summary: 'List feedback, newest first',
    query: feedbackListQuery,
    answers: { 200: found(feedbackList) },
    async handle({ query }) {
      const { found: stored, total } = await feedback.list(query);
      return { feedback: await presentFeedback(models, stored), total };
    },
  }),
  defineRoute({
    ...ofOne,
    call: feedbackCalls.update,
    summary: 'Change the status of feedback',
    done: 'Changed the status of feedback',
    body: json(feedbackUpdate),
    answers: { 200: found(feedbackSchema) },
    current: feedbackSchema,
    async handle({ params: { id }, body }) {
      if (body.id !== undefined && body.id !== id) {
        throw invalid({ id: 'Differs from the id in the path' });
      }
      const updated = await feedback.setStatus(id, body.status, body.version);
      const stored = updated ?? (await feedback.get(id));
      const [answer] = stored ? await presentFeedback(models, [stored]) : [];
      if (!answer) throw notFound(subject);
      if (!updated) throw conflict('Another editor changed this feedback', { current: answer });
      return answer;
    },
  }),
  defineRoute({
    ...ofOne,
    call: feedbackCalls.remove,
    summary: 'Delete feedback',
    done: 'Deleted feedback',
    answers: { 200: found(removed, 'Deleted') },
    async handle({ params: { id } }) {
      if (!(await feedback.remove(id))) throw notFound(subject);
      return { id };
    },
  }),
];
