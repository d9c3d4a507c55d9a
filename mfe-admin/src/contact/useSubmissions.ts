import {
  DELIVERY_STATES,
  SUBMISSION_KINDS,
  type Submission,
  type SubmissionListParams,
} from '@pressline/shared-api';
import { useApi } from '../auth/useSession';
import { anId, aSearch, inboxFormat, oneOf } from '../inbox/inboxFormat';
import { useInbox } from '../inbox/useInbox';
import { useInboxMutation } from '../inbox/useInboxMutation';

const NAME = 'submissions';

const format = inboxFormat({
  q: aSearch,
  kind: oneOf(SUBMISSION_KINDS),
  state: oneOf(DELIVERY_STATES),
  open: anId,
});

const waiting = (entry: Submission): Submission => ({
  ...entry,
  delivery: { ...entry.delivery, state: 'pending', tries: 0, lastError: null },
});

/** What visitors sent, and what staff do about it. */
export function useSubmissions() {
  const { submissions } = useApi();
  const inbox = useInbox({
    name: NAME,
    format,
    paramsOf: ({ q, kind, state }) => ({ q: q.trim(), kind, state }),
    async list(params, init) {
      const answer = await submissions.list(params as SubmissionListParams, init);
      return { entries: answer.submissions, total: answer.total };
    },
  });
  const resend = useInboxMutation<Submission, Submission, Submission>(NAME, {
    call: ({ id }) => submissions.resend(id),
    edit: (entries, { id }) => entries.map((one) => (one.id === id ? waiting(one) : one)),
    done: () => ({
      title: 'Request resent successfully',
      description: 'It waits for its delivery.',
    }),
    failed: 'Failed to resend request',
  });
  const remove = useInboxMutation<Submission, Submission, void>(NAME, {
    call: ({ id }) => submissions.remove(id),
    edit: (entries, { id }) => entries.filter((one) => one.id !== id),
    done: () => ({ title: 'Request deleted successfully' }),
    failed: 'Failed to delete request',
  });
  return {
    inbox,
    resend: (entry: Submission) => resend.mutate(entry),
    isResending: ({ id }: Submission) => resend.isPending && resend.variables.id === id,
    remove(entry: Submission) {
      inbox.expectRowGone();
      remove.mutate(entry);
    },
  };
}
