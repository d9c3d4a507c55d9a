import { type ResourceDefinition, resources } from '@pressline/shared-api';
import { Button, Cluster, Icon, Stack, theme } from '@pressline/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { AnyDocument } from '../../documents/useResourceApi';
import { type Draft, toDraft } from '../../fields/draft';
import { showTime } from '../../fields/localTime';
import { FieldComparison } from '../../merging/FieldComparison';
import MergeDialog from '../../merging/MergeDialog';
import type { KeptDraft } from './localDrafts';

const { color, space } = theme;

const Notice = styled.section`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.xs} ${space.md};
  max-width: 60rem;
  padding: ${space.md};
  border-inline-start: 4px solid ${color.yellow};
  background: ${color.warningSoft};

  > svg { margin-top: 0.2em; }
  h3 { margin-bottom: ${space.xxs}; font: 600 ${theme.text.body}/1.4 ${theme.font.body}; letter-spacing: 0; }
`;

const resource: ResourceDefinition = resources.articles;

interface RecoveryScreenProps {
  kept: KeptDraft;
  /** The article as the server has it; undefined for one that was never saved. */
  document: AnyDocument | undefined;
  onRestore: (draft: Draft) => void;
  onDiscard: () => void;
}

/** Offers what was typed and never saved, beside what the server has. */
export default function RecoveryScreen({
  kept,
  document,
  onRestore,
  onDiscard,
}: RecoveryScreenProps) {
  const [isMerging, setIsMerging] = useState(false);
  const stored = toDraft(resource, document);
  const hasMovedOn = document !== undefined && document.version !== kept.version;

  return (
    <Stack gap="md">
      <Notice aria-labelledby="recovery-title">
        <Icon name="clock" />
        <div>
          <h3 id="recovery-title">You have unsaved changes from {showTime(kept.keptAt)}</h3>
          <p>
            This browser kept what you typed.
            {hasMovedOn && ' The article has been changed since: restoring compares the two first.'}
          </p>
        </div>
        <span />
        <Cluster>
          <Button onClick={() => (hasMovedOn ? setIsMerging(true) : onRestore(kept.draft))}>
            Restore
          </Button>
          <Button variant="secondary" onClick={onDiscard}>
            Discard
          </Button>
        </Cluster>
      </Notice>
      <FieldComparison
        resource={resource}
        left={stored}
        leftLabel={document ? 'Saved article' : 'Empty article'}
        right={kept.draft}
        rightLabel="Your unsaved changes"
      />
      {isMerging && (
        <MergeDialog
          resource={resource}
          sides={{ base: kept.savedDraft, mine: kept.draft, theirs: stored }}
          saveLabel="Restore the merged version"
          onMerged={onRestore}
          onCancel={() => setIsMerging(false)}
        />
      )}
    </Stack>
  );
}
