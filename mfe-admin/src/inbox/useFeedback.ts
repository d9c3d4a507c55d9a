import {
  FEEDBACK_KINDS,
  FEEDBACK_STATUSES,
  type Feedback,
  type FeedbackStatus,
} from '@pressline/shared-api';
import { useApi } from '../form/api/useApi';
import { listFormat, validChoice, validId } from '../list/listAddress';
import { useInbox, useInboxMutation, useLatestVersion } from './useInbox';

const NAME = 'feedback';

const format = listFormat({
  status: validChoice(FEEDBACK_STATUSES),
  vote: validChoice(FEEDBACK_KINDS),
  article: validId,
});

interface StatusChange {
  entry: Feedback;
  status: FeedbackStatus;
}

export function useFeedback() {
  const { feedback } = useApi();
  const inbox = useInbox({
    name: NAME,
    noun: 'feedback',
    format,
    paramsOf: ({ status, vote, article }) => ({ status, vote, articleId: article }),
    async list(params, init) {
      const { feedback: entries, total } = await feedback.list(params, init);
      return { entries, total };
    },
    remove: ({ id }) => feedback.remove(id),
  });

  const withVersion = useLatestVersion(NAME);
  const setStatus = useInboxMutation<Feedback, StatusChange, Feedback>(NAME, {
    call: ({ entry, status }) =>
      withVersion(entry, (id, version) => feedback.update(id, { status, version })),
    edit: (entries, { entry, status }, params) =>
      entries
        .map((one) => (one.id === entry.id ? { ...one, status } : one))
        .filter((one) => !params.status || one.status === params.status),
    done: ({ entry, status }, changed) => ({
      title: 'Feedback updated successfully',
      action:
        entry.status === status
          ? undefined
          : {
              label: 'Undo',
              onPress: () => setStatus.mutate({ entry: changed, status: entry.status }),
            },
    }),
    failed: 'Failed to update feedback',
  });
  return {
    inbox,
    setStatus(entry: Feedback, status: FeedbackStatus) {
      const shown = inbox.address.status;
      if (shown && shown !== status) inbox.expectRemoval();
      setStatus.mutate({ entry, status });
    },
  };
}
