import { useQuery } from '@pressline/shared-api/query';
import { ErrorState, Skeleton } from '@pressline/shared-ui';
import { MoreOf } from '../front/MoreOf';
import { Shelf } from '../front/Shelf';
import { downloadsQuery } from '../queries';
import { DownloadRow, DownloadRows } from './DownloadRow';

const FIRST = 6;

/** Files to fetch: templates, profiles, checklists; nothing when there are none. */
export function DownloadSection() {
  const downloads = useQuery(downloadsQuery());
  if (downloads.data?.length === 0) return null;

  function content() {
    if (downloads.isLoadingError) {
      return (
        <ErrorState message="Failed to fetch downloads" onRetry={() => void downloads.refetch()} />
      );
    }
    if (!downloads.data) return <Skeleton height="15rem" />;
    return (
      <MoreOf items={downloads.data} first={FIRST}>
        {(shown) => (
          <DownloadRows>
            {shown.map((download) => (
              <DownloadRow key={download.id} download={download} />
            ))}
          </DownloadRows>
        )}
      </MoreOf>
    );
  }

  return (
    <Shelf title="Downloads" lead="Templates, profiles and checklists to take to the machine.">
      {content()}
    </Shelf>
  );
}
