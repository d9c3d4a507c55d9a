import { submissionCalls } from '@pressline/shared-api';
import { removed } from '@pressline/shared-api/wire/common';
import {
  submission,
  submissionList,
  submissionListQuery,
} from '@pressline/shared-api/wire/submissions';
import { notFound } from '../errors';
import { presentSubmission } from '../outbox/StoredSubmission';
import { defineRoute, documentId, found } from '../route/defineRoute';

const subject = 'Submission';
const common = { tag: 'Staff', access: 'admin' } as const;
const ofOne = { ...common, subject, params: { id: documentId } } as const;

/** The inbox of everything that visitors sent, for staff. */
export const submissionRoutes = [
  defineRoute({
    ...common,
    call: submissionCalls.list,
    summary: 'List what visitors sent, newest first',
    query: submissionListQuery,
    answers: { 200: found(submissionList) },
    async handle({ query, deps }) {
      const { found: stored, total } = await deps.submissions.list(query);
      return { submissions: stored.map(presentSubmission), total };
    },
  }),
  defineRoute({
    ...ofOne,
    call: submissionCalls.resend,
    summary: 'Deliver once more',
    answers: { 200: found(submission, 'Due for delivery') },
    async handle({ params: { id }, deps: { submissions, outbox } }) {
      const stored = await submissions.resend(id);
      if (!stored) throw notFound(subject);
      outbox.wake();
      return presentSubmission(stored);
    },
  }),
  defineRoute({
    ...ofOne,
    call: submissionCalls.remove,
    summary: 'Remove what a visitor sent',
    answers: { 200: found(removed, 'Removed') },
    async handle({ params: { id }, deps }) {
      if (!(await deps.submissions.remove(id))) throw notFound(subject);
      return { id };
    },
  }),
];
