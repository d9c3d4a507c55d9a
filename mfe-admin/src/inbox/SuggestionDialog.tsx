import { ApiError, type Feedback, type PassageState, type Suggestion } from '@pressline/shared-api';
import { useMutation } from '@pressline/shared-api/query';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  LinkButton,
  Spinner,
  Stack,
} from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { Link } from '@pressline/shared-ui/router';
import { showToast } from '@pressline/shared-ui/toast';
import { FetchFailure, showFailure } from '../form/api/failures';
import { ARTICLES_PATH } from '../form/api/paths';
import { useAdminQuery } from '../form/api/queries';
import { useApi } from '../form/api/useApi';
import { useInvalidateContent } from '../form/api/writes';
import { ComparedTexts } from '../form/fields/ComparedTexts';
import { SuggestionText } from './feedbackTexts';

const NOTES: Readonly<Record<PassageState, string>> = {
  placed: 'Accepting saves the suggestion in the article.',
  gone: 'The article doesn’t contain this exact passage. If the suggestion still applies, edit the article.',
  several:
    'The article has this passage more than once. Edit the article to choose where to change it.',
  split: 'This change affects links, emphasis or code. Make it in the editor.',
  remark: 'The reader didn’t suggest new wording.',
};

type Decision = Exclude<Suggestion['outcome'], null>;

interface SuggestionDialogProps {
  entry: Feedback;
  suggestion: Suggestion;
  onClose: () => void;
}

export default function SuggestionDialog({ entry, suggestion, onClose }: SuggestionDialogProps) {
  const { id, articleId, articleTitle, comment, createdAt } = entry;
  const { feedback } = useApi();
  const invalidateContent = useInvalidateContent();
  const query = useAdminQuery(['suggestion', id], (init) => feedback.suggestion(id, init), {
    gcTime: 0,
  });
  const { data: view, isError } = query;

  const { mutate: decide, isPending } = useMutation({
    mutationFn: (decision: Decision) =>
      decision === 'accepted'
        ? feedback.accept(id, { articleVersion: view?.articleVersion ?? 0 })
        : feedback.decline(id, {}),
    onSuccess(_answer, decision) {
      const isAccepted = decision === 'accepted';
      showToast({ title: isAccepted ? 'Suggestion saved in the article' : 'Suggestion declined' });
      onClose();
    },
    onError(error, decision) {
      showFailure(`Failed to ${decision === 'accepted' ? 'accept' : 'decline'} it`, error);
      // The entry is outdated; the list is fetched again.
      if (error instanceof ApiError && error.status === 409) onClose();
    },
    onSettled: invalidateContent,
  });

  return (
    <Dialog
      onOpenChange={() => isPending || onClose()}
      size="lg"
      title={`Suggestion for ${articleTitle ?? 'a deleted article'}`}
      description={`Sent ${formatTime(createdAt)}, on revision ${suggestion.articleVersion} of the article.`}
    >
      <DialogBody>
        <Stack gap="md">
          {view?.state !== 'placed' && <SuggestionText {...suggestion} />}
          {comment && <p dir="auto">{comment}</p>}
          <FetchFailure query={query} message="Failed to fetch the article" />
          {!view && !isError && <Spinner label="Loading the article..." />}
          {view && <p role="status">{NOTES[view.state]}</p>}
          {view?.before && (
            <ComparedTexts
              name="Article"
              left={view.before}
              leftLabel={`Revision ${view.articleVersion}`}
              right={view.after}
              rightLabel={view.state === 'placed' ? 'With the suggestion' : 'Not changed'}
            />
          )}
        </Stack>
      </DialogBody>
      <DialogActions>
        {articleTitle && (
          <LinkButton variant="secondary" asChild>
            <Link to={`${ARTICLES_PATH}/${articleId}`}>Edit the article</Link>
          </LinkButton>
        )}
        <Button variant="secondary" disabled={isPending} onClick={() => decide('declined')}>
          Decline
        </Button>
        {view?.state === 'placed' && (
          <Button isBusy={isPending} onClick={() => decide('accepted')}>
            Accept
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
