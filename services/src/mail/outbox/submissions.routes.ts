import { submissionCalls } from '@pressline/shared-api';
import { removed } from '@pressline/shared-api/wire/common';
import {
  submission,
  submissionList,
  submissionListQuery,
  submissionUpdate,
} from '@pressline/shared-api/wire/submissions';
import { conflict, invalid, notFound } from '../../errors';
import { defineRoute, documentId, found, json } from '../../http/router/defineRoute';
import { isActiveUser } from '../../people/auth/isActiveUser';
import type { Models } from '../../store/database/createModel';
import type { Delivery } from './createDelivery';
import type { Outbox } from './createOutbox';
import type { Submissions } from './createSubmissions';
import { presentSubmission } from './StoredSubmission';

const subject = 'Submission';
const common = { tag: 'Staff', access: 'admin' } as const;
const ofOne = { ...common, subject, params: { id: documentId } } as const;

interface SubmissionNeeds {
  submissions: Submissions;
  outbox: Outbox;
  delivery: Delivery;
  models: Models;
}

/** The inbox of everything that visitors sent, for staff. */
export const submissionRoutes = ({ submissions, outbox, delivery, models }: SubmissionNeeds) => [
  defineRoute({
    ...common,
    call: submissionCalls.list,
    summary: 'List what visitors sent, newest first',
    query: submissionListQuery,
    answers: { 200: found(submissionList) },
    async handle({ query }) {
      const { found: stored, total } = await submissions.list(query);
      const { kinds } = delivery;
      return { submissions: stored.map((one) => presentSubmission(one, kinds)), total };
    },
  }),
  defineRoute({
    ...ofOne,
    call: submissionCalls.update,
    summary: 'Update the status, assignee and note of a request',
    done: 'Updated a request',
    body: json(submissionUpdate),
    answers: { 200: found(submission) },
    current: submission,
    async handle({ params: { id }, body }) {
      const { assignee } = body;
      if (assignee && !(await isActiveUser(models, assignee))) {
        throw invalid({ assignee: 'There is no such admin user' });
      }
      const change = { ...body, ...(assignee === '' && { assignee: null }) };
      const updated = await submissions.update(id, change);
      const stored = updated ?? (await submissions.get(id));
      if (!stored) throw notFound(subject);
      const answer = presentSubmission(stored, delivery.kinds);
      if (!updated) throw conflict('Another editor changed this request', { current: answer });
      return answer;
    },
  }),
  defineRoute({
    ...ofOne,
    call: submissionCalls.resend,
    summary: 'Resend a request',
    done: 'Resent a request',
    answers: { 200: found(submission, 'Due for delivery') },
    errors: ['conflict'],
    async handle({ params: { id } }) {
      const before = await submissions.get(id);
      if (!before) throw notFound(subject);
      if (!delivery.kinds.includes(before.kind)) throw conflict('Email is not set up');
      const stored = await submissions.resend(id);
      if (!stored) throw notFound(subject);
      outbox.wake();
      return presentSubmission(stored, delivery.kinds);
    },
  }),
  defineRoute({
    ...ofOne,
    call: submissionCalls.remove,
    summary: 'Delete a request',
    done: 'Deleted a request',
    answers: { 200: found(removed, 'Removed') },
    async handle({ params: { id } }) {
      if (!(await submissions.remove(id))) throw notFound(subject);
      return { id };
    },
  }),
];
