import type { RevisionSummary } from '@pressline/shared-api';
import { Badge, EmptyState, Spinner, theme } from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAdminQuery } from '../../form/api/adminQueries';
import type { AnyDocument } from '../../form/api/useResourceApi';
import { useApi } from '../../form/api/useSession';
import { useStaffName } from '../../form/api/useStaff';
import { FetchFailure } from '../../form/FetchFailure';
import type { Draft } from '../../form/fields/draft';
import { partOnDemand } from '../../form/partOnDemand';
import { SmallButton } from '../../form/SmallButton';
import * as Row from '../../list/rowStyle';
import { copyVersionOf } from './asEdited';
import { changeText } from './changeText';

const RevisionDialog = partOnDemand(() => import('./RevisionDialog'));

const Versions = styled.ol`
  border: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
`;

interface HistoryPaneProps {
  article: AnyDocument;
  isDirty: boolean;
  onRestored: (values: Draft) => void;
}

export function HistoryPane({ article, isDirty, onRestored }: HistoryPaneProps) {
  const api = useApi();
  const fullName = useStaffName();
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
      <Versions aria-label="Revisions of the article">
        {[data.current, ...data.revisions].map((version) => (
          <Row.Root key={version.revision}>
            <Row.Main>
              <strong>{version.title}</strong>
              {changeText(version) && <Row.Description>{changeText(version)}</Row.Description>}
              <Row.Facts>
                Revision {version.revision} · {formatTime(version.savedAt)} ·{' '}
                {version.savedBy ? fullName(version.savedBy) : 'Saved by the system'}
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
      </Versions>
      {data.total === 0 && (
        <EmptyState>Earlier revisions appear here after the article is changed.</EmptyState>
      )}
      {opened && (
        <RevisionDialog
          articleId={article.id}
          revision={opened}
          isPublished={article.isPublished === true}
          isDirty={isDirty || copyVersionOf(article) > 0}
          onClose={() => setOpened(undefined)}
          onRestored={onRestored}
        />
      )}
    </>
  );
}
