import {
  type ResourceDefinition,
  type RevisionEntry,
  type RevisionSummary,
  resources,
} from '@pressline/shared-api';
import { Badge, EmptyState, Spinner } from '@pressline/shared-ui';
import { formatCount, formatTime } from '@pressline/shared-ui/format';
import { useState } from 'react';
import { FetchFailure } from '../../form/api/failures';
import { useAdminQuery, useFullName } from '../../form/api/queries';
import { type AnyDocument, useApi } from '../../form/api/useApi';
import { SmallButton } from '../../form/controls';
import type { Draft } from '../../form/fields/draft';
import { fieldLabel } from '../../form/fields/formFields';
import { partOnDemand } from '../../form/partOnDemand';
import * as Row from '../../list/rowStyle';
import { copyVersionOf, isPublic } from './workingCopy';

const { fields }: ResourceDefinition = resources.articles;

/** `Content (Markdown)` is `Content` here. */
function labelOf(name: string): string {
  const field = fields[name];
  return field ? fieldLabel(name, field).replace(/ \(.*\)$/, '') : name;
}

function linesText({ added, removed }: NonNullable<RevisionEntry['contentLines']>): string {
  const parts = [
    added > 0 && `${formatCount(added, 'line')} added`,
    removed > 0 && `${formatCount(removed, 'line')} removed`,
  ].filter(Boolean);
  return parts.length > 0 ? ` (${parts.join(', ')})` : ' (lines moved)';
}

/** What a revision changed: `Restored revision 2`, or `Title: “Fold”, Content (2 lines added)`. */
export function changeText({ changed, contentLines, restored, title }: RevisionEntry): string {
  if (restored) return `Restored revision ${restored}`;
  if (!changed) return 'Saved';
  if (changed.length === 0) return 'Created';
  const details: Readonly<Record<string, string>> = {
    title: `: “${title}”`,
    content: contentLines ? linesText(contentLines) : '',
  };
  return changed.map((name) => labelOf(name) + (details[name] ?? '')).join(', ');
}

const RevisionDialog = partOnDemand(() => import('./RevisionDialog'));

interface HistoryPaneProps {
  article: AnyDocument;
  isDirty: boolean;
  onRestored: (values: Draft) => void;
}

export function HistoryPane({ article, isDirty, onRestored }: HistoryPaneProps) {
  const api = useApi();
  const fullName = useFullName();
  const [opened, setOpened] = useState<RevisionSummary>();
  const query = useAdminQuery(
    ['revisions', article.id, article.version],
    (init) => api.admin.revisions.list(article.id, init),
    { placeholderData: (before) => before },
  );
  const { data, isError } = query;
  if (isError) return <FetchFailure query={query} message="Failed to fetch the history" />;
  if (!data) return <Spinner label="Loading the history..." />;
  return (
    <>
      <Row.Frame as="ol" aria-label="Revisions of the article">
        {[data.current, ...data.revisions].map((version) => (
          <Row.Root key={version.revision}>
            <Row.Main>
              <strong>{changeText(version)}</strong>
              <Row.Facts>
                {[
                  `Revision ${version.revision}`,
                  formatTime(version.savedAt),
                  version.savedBy ? fullName(version.savedBy) : 'Saved by the system',
                ].join(' · ')}
              </Row.Facts>
            </Row.Main>
            <Row.Actions>
              {version === data.current ? (
                <Badge tone="accent">Current</Badge>
              ) : (
                <SmallButton
                  label="Compare"
                  aria-label={`Compare revision ${version.revision} with the current one`}
                  onClick={() => setOpened(version)}
                />
              )}
            </Row.Actions>
          </Row.Root>
        ))}
      </Row.Frame>
      {data.total === 0 && (
        <EmptyState>Earlier revisions appear here after the article is changed.</EmptyState>
      )}
      {opened && (
        <RevisionDialog
          articleId={article.id}
          revision={opened}
          isPublished={isPublic(article)}
          isDirty={isDirty || copyVersionOf(article) > 0}
          onClose={() => setOpened(undefined)}
          onRestored={onRestored}
        />
      )}
    </>
  );
}
