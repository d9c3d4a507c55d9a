import { feedbackCalls } from '@pressline/shared-api';
import { removed } from '@pressline/shared-api/wire/common';
import {
  feedbackList,
  feedbackListQuery,
  feedback as feedbackSchema,
  feedbackUpdate,
} from '@pressline/shared-api/wire/visitors/feedback';
import { conflict, invalid, notFound } from '../../errors';
import { defineRoute, documentId, found, json } from '../../http/router/defineRoute';
import { presentFeedback } from './presentFeedback';

const subject = 'Feedback';
const common = { tag: 'Staff', access: 'admin' } as const;
const ofOne = { ...common, subject, params: { id: documentId } } as const;

/** Readers' feedback, for staff. */
export const feedbackRoutes = [
  defineRoute({
    ...common,
    call: feedbackCalls.list,
    summary: 'List feedback, newest first',
    query: feedbackListQuery,
    answers: { 200: found(feedbackList) },
    async handle({ query, deps }) {
      const { found: stored, total } = await deps.feedback.list(query);
      return { feedback: await presentFeedback(deps.models, stored), total };
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
    async handle({ params: { id }, body, deps }) {
      const { feedback } = deps;
      if (body.id !== undefined && body.id !== id) {
        throw invalid({ id: 'Differs from the id in the path' });
      }
      const updated = await feedback.setStatus(id, body.status, body.version);
      const stored = updated ?? (await feedback.get(id));
      const [answer] = stored ? await presentFeedback(deps.models, [stored]) : [];
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
    async handle({ params: { id }, deps }) {
      if (!(await deps.feedback.remove(id))) throw notFound(subject);
      return { id };
    },
  }),
];
