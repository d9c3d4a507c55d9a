import {
  type ArticleRevision,
  type ResourceDefinition,
  type RevisionSummary,
  resources,
} from '@pressline/shared-api';
import { useMutation, useQuery } from '@pressline/shared-api/query';
import { AlertDialog, Button, Dialog, DialogActions, Spinner } from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { showToast } from '@pressline/shared-ui/toast';
import { useState } from 'react';
import { ADMIN_QUERIES } from '../../auth/adminQueries';
import { useApi } from '../../auth/useSession';
import { FetchFailure } from '../../documents/FetchFailure';
import { resourceTexts } from '../../documents/resourceTexts';
import { showFailure } from '../../documents/showFailure';
import type { AnyDocument } from '../../documents/useResourceApi';
import { useContentChanged } from '../../documents/useWrites';
import { toDraft } from '../../fields/draft';
import { FieldComparison } from '../../merging/FieldComparison';

const resource: ResourceDefinition = resources.articles;
const texts = resourceTexts('articles');

interface RevisionDialogProps {
  articleId: string;
  revision: RevisionSummary;
  isDirty: boolean;
  onClose: () => void;
  onRestored: (article: AnyDocument) => void;
}

export default function RevisionDialog(props: RevisionDialogProps) {
  const { articleId, revision, isDirty, onClose, onRestored } = props;
  const api = useApi();
  const contentChanged = useContentChanged();
  const [isAsking, setIsAsking] = useState(false);
  // The form may be behind: what is restored takes the place of the article as it is now.
  const query = useQuery<[ArticleRevision, AnyDocument]>({
    queryKey: [ADMIN_QUERIES, 'revision', articleId, revision.revision],
    queryFn: ({ signal }) =>
      Promise.all([
        api.admin.revisions.get(articleId, revision.revision, { signal }),
        api.admin.articles.get(articleId, { signal }) as Promise<unknown> as Promise<AnyDocument>,
      ]),
    gcTime: 0,
  });
  const { data, isError } = query;
  const [former, current] = data ?? [];

  const { mutate: restore, isPending } = useMutation({
    mutationFn: ({ version }: AnyDocument) =>
      api.admin.revisions.restore(articleId, revision.revision, { version }),
    onSuccess(stored) {
      showToast({ title: texts.done('update') });
      onRestored(stored as unknown as AnyDocument);
      onClose();
    },
    onError: (error) => showFailure(texts.failed('update'), error),
    onSettled: contentChanged,
  });

  return (
    <Dialog
      open
      // The form gets the restored version, and nothing may be typed or saved on top before.
      onOpenChange={() => isPending || onClose()}
      size="lg"
      title={`Revision ${revision.revision}`}
      description={`Saved ${formatTime(revision.savedAt)} by ${revision.savedBy ?? 'the system'}.`}
    >
      <FetchFailure query={query} message="Failed to fetch this revision" />
      {!data && !isError && <Spinner label="Loading this revision..." />}
      {former && current && (
        <FieldComparison
          resource={resource}
          left={toDraft(resource, { ...current, ...former })}
          leftLabel={`Revision ${revision.revision}`}
          right={toDraft(resource, current)}
          rightLabel="Current revision"
        />
      )}
      <DialogActions>
        <Button variant="secondary" disabled={isPending} onClick={onClose}>
          Close
        </Button>
        <Button disabled={!current} isBusy={isPending} onClick={() => setIsAsking(true)}>
          Restore this revision
        </Button>
      </DialogActions>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        tone={isDirty ? 'danger' : 'default'}
        title={`Restore revision ${revision.revision}?`}
        description={`The current revision stays in the history.${isDirty ? ' What you have typed and not saved is replaced.' : ''}`}
        confirmLabel="Restore"
        onConfirm={() => current && restore(current)}
      />
    </Dialog>
  );
}
