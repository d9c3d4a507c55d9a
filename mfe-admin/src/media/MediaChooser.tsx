import type { Medium } from '@pressline/shared-api';
import { EmptyState, Spinner, Stack, theme } from '@pressline/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FetchFailure } from '../form/api/failures';
import { useAdminQuery } from '../form/api/queries';
import { SEARCH_PAUSE_MS, useDebounced } from '../form/api/timing';
import { useApi } from '../form/api/useApi';
import { Note } from '../form/controls';
import { Filters, SearchBox } from '../list/Filters';
import { MediaThumbnail } from './MediaThumbnail';
import { MediaUploads } from './MediaUploads';
import type { Uploads } from './useUploads';

const { color, radius, space, text } = theme;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${space.sm};
  padding: 0;
  list-style: none;
`;
const Tile = styled.button`
  display: grid;
  gap: ${space.xxs};
  width: 100%;
  padding: ${space.xxs};
  border: 1px solid transparent;
  border-radius: ${radius.sm};
  background: none;
  font-size: ${text.caption};
  text-align: start;
  overflow-wrap: anywhere;

  &:hover { border-color: ${color.accent}; background: ${color.accentSoft}; }
`;

interface MediaChooserProps {
  uploads: Uploads;
  onChoose: (medium: Medium) => void;
}

export function MediaChooser({ uploads, onChoose }: MediaChooserProps) {
  const { media } = useApi();
  const [search, setSearch] = useState('');
  const q = useDebounced(search.trim(), SEARCH_PAUSE_MS);
  const query = useAdminQuery(['media-choice', q], (init) => media.list({ q }, init), {
    placeholderData: (before) => before,
  });
  const { media: found, total = 0 } = query.data ?? {};
  return (
    <Stack gap="md">
      <MediaUploads uploads={uploads} />
      <Filters aria-label="Media library">
        <SearchBox noun="the library" value={search} onChange={setSearch} />
      </Filters>
      <FetchFailure query={query} message="Failed to fetch the library" />
      {query.isPending && <Spinner label="Loading the library..." />}
      {total === 0 && found && (
        <EmptyState>{q ? 'Nothing found' : 'The library is empty'}</EmptyState>
      )}
      {found && (
        <Tiles aria-label="Media library">
          {found.map((medium) => (
            <li key={medium.id}>
              <Tile type="button" onClick={() => onChoose(medium)}>
                <MediaThumbnail medium={medium} width="100%" />
                {medium.name}
              </Tile>
            </li>
          ))}
        </Tiles>
      )}
      {found && found.length < total && (
        <Note>{`${total - found.length} more. Search by name or alternative text.`}</Note>
      )}
    </Stack>
  );
}
