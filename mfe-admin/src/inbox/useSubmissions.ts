import {
  DELIVERY_STATES,
  SUBMISSION_KINDS,
  SUBMISSION_STATUSES,
  type Submission,
  type SubmissionListParams,
  type SubmissionUpdate,
} from '@pressline/shared-api';
import { useApi } from '../form/api/useApi';
import { listFormat, validChoice, validId, validSearch } from '../list/listAddress';
import { useInbox, useInboxMutation, useLatestVersion } from './useInbox';

const NAME = 'submissions';

const format = listFormat({
  q: validSearch,
  status: validChoice(['open', ...SUBMISSION_STATUSES]),
  assignee: validSearch,
  kind: validChoice(SUBMISSION_KINDS),
  state: validChoice(DELIVERY_STATES),
  open: validId,
});

const isOpen = (one: Submission, status: unknown) => status === 'open' && one.status !== 'done';

export type SubmissionChange = Pick<SubmissionUpdate, 'status' | 'assignee' | 'note'>;

interface Change {
  entry: Submission;
  change: SubmissionChange;
}

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
    paramsOf: ({ q, ...filters }) => {
      const { status, assignee, kind, state } = filters;
      return { q: q.trim(), status, assignee, kind, state };
    },
    async list(params, init) {
      const answer = await submissions.list(params as SubmissionListParams, init);
      return { entries: answer.submissions, total: answer.total };
    },
    remove: ({ id }) => submissions.remove(id),
  });
  const resend = useInboxMutation<Submission, Submission, Submission>(NAME, {
    call: ({ id }) => submissions.resend(id),
    edit: (entries, { id }) => entries.map((one) => (one.id === id ? waiting(one) : one)),
    done: () => ({
      title: 'Request resent',
      description: 'It’s waiting to be sent.',
    }),
    failed: 'Failed to resend request',
  });

  const withVersion = useLatestVersion(NAME);
  const edit = useInboxMutation<Submission, Change, Submission>(NAME, {
    call: ({ entry, change }) =>
      withVersion(entry, (id, version) => submissions.update(id, { ...change, version })),
    edit: (entries, { entry, change }, { status }) =>
      entries
        .map((one) => (one.id === entry.id ? ({ ...one, ...change } as Submission) : one))
        .filter((one) => !status || one.status === status || isOpen(one, status)),
    done: () => ({ title: 'Request updated successfully' }),
    failed: 'Failed to update request',
  });

  function remove(entry: Submission): void {
    inbox.update({ open: '' });
    inbox.remove(entry);
  }
  return {
    inbox: { ...inbox, remove },
    /** Resolves to whether it was stored; the toast says why not. */
    change(entry: Submission, change: SubmissionChange) {
      const shown = inbox.address.status;
      if (change.status && shown && shown !== change.status) inbox.expectRemoval();
      return edit.mutateAsync({ entry, change }).then(
        () => true,
        () => false,
      );
    },
    resend: (entry: Submission) => resend.mutate(entry),
    isResending: ({ id }: Submission) => resend.isPending && resend.variables.id === id,
  };
}
