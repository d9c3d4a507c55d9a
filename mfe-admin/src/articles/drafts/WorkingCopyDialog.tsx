import { type ResourceDefinition, resources } from '@pressline/shared-api';
import {
  AlertDialog,
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  Spinner,
} from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { showToast } from '@pressline/shared-ui/toast';
import { useState } from 'react';
import { FetchFailure } from '../../form/api/failures';
import { useAdminQuery, useFullName } from '../../form/api/queries';
import { type AnyDocument, useResourceApi } from '../../form/api/useApi';
import { useWrite } from '../../form/api/writes';
import { type Draft, toDraft } from '../../form/fields/draft';
import { FieldComparison } from '../../form/fields/FieldComparison';
import { isPublic, useWorkingCopyCalls } from './workingCopy';

const resource: ResourceDefinition = resources.articles;

interface WorkingCopyDialogProps {
  article: AnyDocument;
  draft: Draft;
  onClose: () => void;
  onDiscarded: (article: AnyDocument) => void;
}

/** What the unpublished changes change, and the way to be rid of them. */
export default function WorkingCopyDialog({
  article,
  draft,
  onClose,
  onDiscarded,
}: WorkingCopyDialogProps) {
  const { id, changesSavedAt, savedBy } = article;
  const isPublished = isPublic(article);
  const articles = useResourceApi('articles');
  const { discard } = useWorkingCopyCalls();
  const fullName = useFullName();
  const [isAsking, setIsAsking] = useState(false);
  const query = useAdminQuery(['published', id], (init) => articles.get(id, init), { gcTime: 0 });
  const { mutate, isPending } = useWrite('Failed to discard the changes', {
    mutationFn: () => discard(article),
    onSuccess(stored) {
      showToast({ title: 'Changes discarded' });
      onDiscarded(stored);
      onClose();
    },
  });
  return (
    <Dialog
      onOpenChange={() => isPending || onClose()}
      size="lg"
      title="Unpublished changes"
      description={`Saved ${formatTime(String(changesSavedAt))} by ${fullName(savedBy)}. ${isPublished ? 'Readers see the published version until you press Update.' : 'Press Update to save them in the article.'}`}
    >
      <DialogBody>
        <FetchFailure query={query} message="Failed to fetch the article" />
        {query.isPending && <Spinner label="Loading the article..." />}
        {query.data && (
          <FieldComparison
            resource={resource}
            left={toDraft(resource, query.data)}
            leftLabel={isPublished ? 'Published' : 'Draft'}
            right={draft}
            rightLabel="With the changes"
          />
        )}
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" disabled={isPending} onClick={onClose}>
          Close
        </Button>
        <Button variant="danger" isBusy={isPending} onClick={() => setIsAsking(true)}>
          Discard changes
        </Button>
      </DialogActions>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        tone="danger"
        title="Discard everyone’s changes?"
        description="The article itself doesn’t change. You can’t undo this."
        confirmLabel="Discard"
        onConfirm={() => mutate()}
      />
    </Dialog>
  );
}
