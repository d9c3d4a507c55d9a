import {
  type ArticleRevision,
  type ResourceDefinition,
  type RevisionSummary,
  resources,
} from '@pressline/shared-api';
import { useQuery } from '@pressline/shared-api/query';
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
import { ADMIN_QUERIES } from '../../auth/adminQueries';
import { errorReason } from '../../auth/errorReason';
import { useApi } from '../../auth/useSession';
import { resourceTexts } from '../../documents/resourceTexts';
import { useContentChanged } from '../../documents/useContentChanged';
import type { AnyDocument } from '../../documents/useResourceApi';
import { toDraft } from '../../fields/draft';
import { showTime } from '../../fields/localTime';
import { FieldComparison } from '../../merging/FieldComparison';
import { ignoreToasts } from '../../resource/ignoreToasts';

const resource: ResourceDefinition = resources.articles;
const texts = resourceTexts('articles');

interface RevisionDialogProps {
  articleId: string;
  revision: RevisionSummary;
  isDirty: boolean;
  onClose: () => void;
  onRestored: (article: AnyDocument) => void;
}

/** A former version beside the current one, and the way back to it. */
export default function RevisionDialog({
  articleId,
  revision,
  isDirty,
  onClose,
  onRestored,
}: RevisionDialogProps) {
  const api = useApi();
  const contentChanged = useContentChanged();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  // The form may be behind: what is restored takes the place of the article as it is now.
  const { data, isError, error, refetch } = useQuery<[ArticleRevision, AnyDocument]>({
    queryKey: [ADMIN_QUERIES, 'revision', articleId, revision.revision],
    queryFn: ({ signal }) =>
      Promise.all([
        api.admin.revisions.get(articleId, revision.revision, { signal }),
        api.admin.articles.get(articleId, { signal }) as Promise<unknown> as Promise<AnyDocument>,
      ]),
    gcTime: 0,
    networkMode: 'always',
  });
  const [former, current] = data ?? [];

  async function handleRestore() {
    if (!current) return;
    setIsBusy(true);
    try {
      const { version } = current;
      const stored = await api.admin.revisions.restore(articleId, revision.revision, { version });
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
    void contentChanged();
  }

  return (
    <Dialog
      open
      // The form gets the restored version, and nothing may be typed or saved on top before.
      onOpenChange={() => isBusy || onClose()}
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
      {former && current && (
        <FieldComparison
          resource={resource}
          left={toDraft(resource, { ...current, ...former })}
          leftLabel={`Version ${revision.revision}`}
          right={toDraft(resource, current)}
          rightLabel="Current version"
        />
      )}
      <DialogActions>
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          Close
        </Button>
        <Button disabled={!current} isBusy={isBusy} onClick={() => setIsAsking(true)}>
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
