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
import type { KeptDraft } from './localDrafts';
import { stateOf } from './workingCopy';

const { space } = theme;

const Kept = styled(Notice)`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.xs} ${space.md};
  max-width: 60rem;

  > svg { margin-top: 0.2em; color: inherit; }
  h3 { margin-bottom: ${space.xxs}; font: 600 ${theme.text.body}/1.4 ${theme.font.body}; letter-spacing: 0; }
`;

const resource: ResourceDefinition = resources.articles;

interface RecoveryScreenProps {
  kept: KeptDraft;
  document: AnyDocument;
  onRestore: (draft: Draft) => void;
  onDiscard: () => void;
}

export default function RecoveryScreen(props: RecoveryScreenProps) {
  const { kept, document, onRestore, onDiscard } = props;
  const [isMerging, setIsMerging] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const stored = toDraft(resource, document);
  const hasMovedOn = stateOf(document) !== kept.version;
  const sides = { base: kept.savedDraft, mine: kept.draft, theirs: stored };
  const { draft, open } = hasMovedOn
    ? mergeEdits(resource, sides)
    : { draft: kept.draft, open: [] };
  const isOpen = open.length > 0;

  return (
    <Stack gap="md">
      <Kept as="section" aria-labelledby="recovery-title">
        <Icon name="clock" />
        <div>
          <h3 id="recovery-title">
            We kept unsaved changes from {formatTime(kept.keptAt)} in this browser.
          </h3>
          {hasMovedOn && (
            <p>
              The article has changed since then.{' '}
              {isOpen
                ? 'Restoring compares both versions first.'
                : 'Restoring keeps these changes, too.'}
            </p>
          )}
        </div>
        <span />
        <Cluster>
          <Button onClick={() => (isOpen ? setIsMerging(true) : onRestore(draft))}>Restore</Button>
          <Button variant="secondary" onClick={() => setIsAsking(true)}>
            Discard
          </Button>
        </Cluster>
      </Kept>
      <FieldComparison
        resource={resource}
        left={stored}
        leftLabel="Saved article"
        right={kept.draft}
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
