import { useQuery } from '@pressline/shared-api/query';
import { Skeleton } from '@pressline/shared-ui';
import { Shelf } from '../components/Shelf';
import { downloadsQuery } from '../queries';
import { DownloadRow, DownloadRows } from './DownloadRow';

export function DownloadSection() {
  return (
    <Shelf
      title="Downloads"
      lead="Templates, profiles and checklists to take with you to the press."
      query={useQuery(downloadsQuery())}
      failure="Failed to fetch downloads"
      skeleton={<Skeleton height="15rem" />}
      first={6}
    >
      {(shown) => (
        <DownloadRows>
          {shown.map((download) => (
            <DownloadRow key={download.id} download={download} />
          ))}
        </DownloadRows>
      )}
    </Shelf>
  );
}
