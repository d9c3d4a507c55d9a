import {
  type ArticleRevision,
  type ResourceDefinition,
  type RevisionSummary,
  resources,
} from '@pressline/shared-api';
import { useQuery, useQueryClient } from '@pressline/shared-api/query';
import {
  AlertDialog,
  Button,
  Dialog,
  DialogActions,
  ErrorState,
  Spinner,
} from '@pressline/shared-ui';
import { showToast } from '@pressline/shared-ui/toast';
import { useState } from 'react';
import { errorReason } from '../auth/errorReason';
import { useApi } from '../auth/useSession';
import { FieldComparison } from '../compare/FieldComparison';
import { toDraft } from '../resource/draft';
import { ignoreToasts } from '../resource/ignoreToasts';
import { showTime } from '../resource/localTime';
import { ADMIN_QUERIES, HELP_QUERIES } from '../resource/queryKeys';
import { resourceTexts } from '../resource/texts';
import type { AnyDocument } from '../resource/useResourceApi';

const resource: ResourceDefinition = resources.articles;
const texts = resourceTexts('articles');

interface RevisionDialogProps {
  article: AnyDocument;
  revision: RevisionSummary;
  isDirty: boolean;
  onClose: () => void;
  onRestored: (article: AnyDocument) => void;
}

/** A former version beside the current one, and the way back to it. */
export default function RevisionDialog({
  article,
  revision,
  isDirty,
  onClose,
  onRestored,
}: RevisionDialogProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { data, isError, error, refetch } = useQuery<ArticleRevision>({
    queryKey: [ADMIN_QUERIES, 'revision', article.id, revision.revision],
    queryFn: ({ signal }) => api.admin.revisions.get(article.id, revision.revision, { signal }),
    networkMode: 'always',
  });

  async function handleRestore() {
    setIsBusy(true);
    try {
      const { version } = article;
      const stored = await api.admin.revisions.restore(article.id, revision.revision, { version });
      showToast({ title: texts.done('update') });
      onRestored(stored as unknown as AnyDocument);
      onClose();
    } catch (reason) {
      setIsBusy(false);
      showToast({
        title: texts.failed('update'),
        description: errorReason(reason),
        variant: 'destructive',
      });
    }
    void queryClient.invalidateQueries({ queryKey: [ADMIN_QUERIES] });
    void queryClient.invalidateQueries({ queryKey: [HELP_QUERIES] });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={`Version ${revision.revision}`}
      description={`Saved ${showTime(revision.savedAt)} by ${revision.savedBy ?? 'the system'}.`}
      {...ignoreToasts}
    >
      {isError && (
        <ErrorState message="Failed to fetch this version" onRetry={() => void refetch()}>
          {errorReason(error)}
        </ErrorState>
      )}
      {!data && !isError && <Spinner label="Loading this version..." />}
      {data && (
        <FieldComparison
          resource={resource}
          left={toDraft(resource, { ...article, ...data })}
          leftLabel={`Version ${revision.revision}`}
          right={toDraft(resource, article)}
          rightLabel="Current version"
        />
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
        <Button disabled={!data} isBusy={isBusy} onClick={() => setIsAsking(true)}>
          Restore this version
        </Button>
      </DialogActions>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        tone={isDirty ? 'danger' : 'default'}
        title={`Restore version ${revision.revision}?`}
        description={`The current version stays in the history.${isDirty ? ' What you have typed and not saved is replaced.' : ''}`}
        confirmLabel="Restore"
        onConfirm={() => void handleRestore()}
      />
    </Dialog>
  );
}
