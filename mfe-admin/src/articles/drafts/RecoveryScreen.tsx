import { type ResourceDefinition, resources } from '@pressline/shared-api';
import { Button, Cluster, Icon, Stack, theme } from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { AnyDocument } from '../../form/api/useApi';
import { Notice } from '../../form/controls';
import { type Draft, toDraft } from '../../form/fields/draft';
import { FieldComparison } from '../../form/fields/FieldComparison';
import MergeDialog from '../../form/fields/MergeDialog';
import { mergeEdits } from '../../form/fields/mergeEdits';
import { DiscardQuestion } from './DiscardQuestion';
import type { LocalDraft } from './localDrafts';
import { editVersionOf } from './workingCopy';

const { space } = theme;

const Summary = styled(Notice)`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.xs} ${space.md};
  max-width: 60rem;

  > svg { margin-top: 0.2em; color: inherit; }
  h3 { margin-bottom: ${space.xxs}; font: 600 ${theme.text.body}/1.4 ${theme.font.body}; letter-spacing: 0; }
`;

const resource: ResourceDefinition = resources.articles;

interface RecoveryScreenProps {
  localDraft: LocalDraft;
  document: AnyDocument;
  onRestore: (draft: Draft) => void;
  onDiscard: () => void;
}

export default function RecoveryScreen(props: RecoveryScreenProps) {
  const { localDraft, document, onRestore, onDiscard } = props;
  const [isMerging, setIsMerging] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const stored = toDraft(resource, document);
  const hasMovedOn = editVersionOf(document) !== localDraft.version;
  const sides = { base: localDraft.savedDraft, mine: localDraft.draft, theirs: stored };
  const { draft, conflicts } = hasMovedOn
    ? mergeEdits(resource, sides)
    : { draft: localDraft.draft, conflicts: [] };
  const hasConflicts = conflicts.length > 0;

  return (
    <Stack gap="md">
      <Summary as="section" aria-labelledby="recovery-title">
        <Icon name="clock" />
        <div>
          <h3 id="recovery-title">
            {`We kept unsaved changes from ${formatTime(localDraft.storedAt)} in this browser.`}
          </h3>
          {hasMovedOn && (
            <p>
              {`The article has changed since then. ${
                hasConflicts
                  ? 'Restoring compares both versions first.'
                  : 'Restoring keeps these changes, too.'
              }`}
            </p>
          )}
        </div>
        <span />
        <Cluster>
          <Button onClick={() => (hasConflicts ? setIsMerging(true) : onRestore(draft))}>
            Restore
          </Button>
          <Button variant="secondary" onClick={() => setIsAsking(true)}>
            Discard
          </Button>
        </Cluster>
      </Summary>
      <FieldComparison
        resource={resource}
        left={stored}
        leftLabel="Saved article"
        right={localDraft.draft}
        rightLabel="Your unsaved changes"
      />
      <DiscardQuestion
        what="the unsaved changes"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onDiscard={onDiscard}
      />
      {isMerging && (
        <MergeDialog
          resource={resource}
          sides={sides}
          saveLabel="Restore the merged version"
          onMerged={onRestore}
          onCancel={() => setIsMerging(false)}
        />
      )}
    </Stack>
  );
}
