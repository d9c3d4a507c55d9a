import {
  type ArticleRevision,
  type ResourceDefinition,
  type RevisionSummary,
  resources,
} from '@pressline/shared-api';
import {
  AlertDialog,
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  Spinner,
} from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { useState } from 'react';
import { FetchFailure } from '../../form/api/failures';
import { useAdminQuery, useFullName } from '../../form/api/queries';
import { type AnyDocument, useApi, useResourceApi } from '../../form/api/useApi';
import { type Draft, toDraft } from '../../form/fields/draft';
import { FieldComparison } from '../../form/fields/FieldComparison';

const resource: ResourceDefinition = resources.articles;
function restoredDraft(former: ArticleRevision): Draft {
  const all = toDraft(resource, former as unknown as AnyDocument);
  return Object.fromEntries(Object.entries(all).filter(([name]) => name in former));
}

interface RevisionDialogProps {
  articleId: string;
  revision: RevisionSummary;
  isPublished: boolean;
  /** Whether the form has changes that a restored revision would replace. */
  isDirty: boolean;
  onClose: () => void;
  onRestored: (values: Draft) => void;
}

export default function RevisionDialog(props: RevisionDialogProps) {
  const { articleId, revision, isPublished, isDirty, onClose, onRestored } = props;
  const { revisions } = useApi().admin;
  const articles = useResourceApi('articles');
  const fullName = useFullName();
  const [isAsking, setIsAsking] = useState(false);
  const query = useAdminQuery(
    ['revision', articleId, revision.revision],
    (init) =>
      Promise.all([
        revisions.get(articleId, revision.revision, init),
        articles.get(articleId, init),
      ]),
    { gcTime: 0 },
  );
  const { data, isError } = query;
  const [former, current] = data ?? [];

  return (
    <Dialog
      onOpenChange={onClose}
      size="lg"
      title={`Revision ${revision.revision}`}
      description={`Saved ${formatTime(revision.savedAt)} by ${revision.savedBy ? fullName(revision.savedBy) : 'the system'}.`}
    >
      <DialogBody>
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
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
        <Button disabled={!current} onClick={() => setIsAsking(true)}>
          Restore this revision
        </Button>
      </DialogActions>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        tone={isDirty ? 'danger' : 'default'}
        title={`Restore revision ${revision.revision}?`}
        description={`Loads this revision into the form${isDirty ? ' and replaces what you typed' : ''}. Readers see it after you ${isPublished ? 'publish' : 'save and publish'} it.`}
        confirmLabel="Restore"
        onConfirm={() => {
          if (former) onRestored(restoredDraft(former));
          onClose();
        }}
      />
    </Dialog>
  );
}
