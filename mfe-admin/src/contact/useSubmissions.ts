import {
  DELIVERY_STATES,
  SUBMISSION_KINDS,
  type Submission,
  type SubmissionListParams,
} from '@pressline/shared-api';
import { useApi } from '../auth/useSession';
import { useInbox, useInboxMutation } from '../inbox/useInbox';
import { anId, aSearch, listFormat, oneOf } from '../list/listAddress';

const NAME = 'submissions';

const format = listFormat({
  q: aSearch,
  kind: oneOf(SUBMISSION_KINDS),
  state: oneOf(DELIVERY_STATES),
  open: anId,
});

const waiting = (entry: Submission): Submission => ({
  ...entry,
  delivery: { ...entry.delivery, state: 'pending', tries: 0, lastError: null },
});

export function useSubmissions() {
  const { submissions } = useApi();
  const inbox = useInbox({
    name: NAME,
    noun: 'request',
    format,
    paramsOf: ({ q, kind, state }) => ({ q: q.trim(), kind, state }),
    async list(params, init) {
      const answer = await submissions.list(params as SubmissionListParams, init);
      return { entries: answer.submissions, total: answer.total };
    },
    remove: submissions.remove,
  });
  const resend = useInboxMutation<Submission, Submission, Submission>(NAME, {
    call: ({ id }) => submissions.resend(id),
    edit: (entries, { id }) => entries.map((one) => (one.id === id ? waiting(one) : one)),
    done: () => ({
      title: 'Request resent successfully',
      description: 'It is waiting to be sent.',
    }),
    failed: 'Failed to resend request',
  });
  function remove(entry: Submission): void {
    inbox.update({ open: '' });
    inbox.remove(entry);
  }
  return {
    inbox: { ...inbox, remove },
    resend: (entry: Submission) => resend.mutate(entry),
    isResending: ({ id }: Submission) => resend.isPending && resend.variables.id === id,
  };
}
