import type { RevisionList, RevisionSummary } from '@pressline/shared-api';
import { useQuery } from '@pressline/shared-api/query';
import { Badge, Button, EmptyState, ErrorState, Spinner, theme } from '@pressline/shared-ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { ADMIN_QUERIES } from '../../auth/adminQueries';
import { errorReason } from '../../auth/errorReason';
import { useApi } from '../../auth/useSession';
import type { AnyDocument } from '../../documents/useResourceApi';
import { showTime } from '../../fields/localTime';

const RevisionDialog = lazy(() => import('./RevisionDialog'));

const { color, space, text } = theme;

const List = styled.ol`
  margin: 0;
  padding: 0;
  max-height: 100%;
  overflow-y: auto;
  border: 1px solid ${color.line};
  background: ${color.surface};
  list-style: none;
`;
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.md};
  padding: ${space.sm} ${space.md};

  & + & { border-top: 1px solid ${color.line}; }
  > div { flex: 1 1 14rem; min-width: 0; }
`;
const Facts = styled.p`
  color: ${color.inkMuted};
  font-size: ${text.caption};
`;

interface HistoryPaneProps {
  article: AnyDocument;
  isDirty: boolean;
  onRestored: (article: AnyDocument) => void;
}

/** Who saved the article when, with a comparison and a way back for each former version. */
export function HistoryPane({ article, isDirty, onRestored }: HistoryPaneProps) {
  const api = useApi();
  const [opened, setOpened] = useState<RevisionSummary>();
  const { data, isError, error, refetch } = useQuery<RevisionList>({
    queryKey: [ADMIN_QUERIES, 'revisions', article.id, article.version],
    queryFn: ({ signal }) => api.admin.revisions.list(article.id, { signal }),
    placeholderData: (before) => before,
    staleTime: 0,
    networkMode: 'always',
  });
  if (isError) {
    return (
      <ErrorState message="Failed to fetch the history" onRetry={() => void refetch()}>
        {errorReason(error)}
      </ErrorState>
    );
  }
  if (!data) return <Spinner label="Loading the history..." />;
  return (
    <>
      <List aria-label="Versions of the article">
        <VersionRow version={data.current}>
          <Badge tone="accent">Current</Badge>
        </VersionRow>
        {data.revisions.map((revision) => (
          <VersionRow key={revision.revision} version={revision}>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Compare version ${revision.revision} with the current one`}
              onClick={() => setOpened(revision)}
            >
              Compare
            </Button>
          </VersionRow>
        ))}
      </List>
      {data.total === 0 && (
        <EmptyState>Former versions appear here when the article is changed.</EmptyState>
      )}
      {opened && (
        <Suspense>
          <RevisionDialog
            articleId={article.id}
            revision={opened}
            isDirty={isDirty}
            onClose={() => setOpened(undefined)}
            onRestored={onRestored}
          />
        </Suspense>
      )}
    </>
  );
}

interface VersionRowProps {
  version: RevisionSummary;
  children: ReactNode;
}

function VersionRow({ version, children }: VersionRowProps) {
  return (
    <Row>
      <div>
        <strong>{version.title}</strong>
        <Facts>
          Version {version.revision} · {showTime(version.savedAt)} ·{' '}
          {version.savedBy ?? 'Saved by the system'}
        </Facts>
      </div>
      {children}
    </Row>
  );
}
