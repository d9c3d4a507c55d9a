import type { AnalyticsCounts } from '@pressline/shared-api';
import { Card, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, font, space, text } = theme;

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  gap: ${space.sm};
  margin: 0;
`;
const Tile = styled(Card)`
  padding: ${space.md};

  dt { color: ${color.inkMuted}; font-size: ${text.small}; }
  dd { margin: 0; font: 700 ${text.heading2}/1.15 ${font.display}; font-variant-numeric: tabular-nums; }
  small { color: ${color.inkMuted}; font: 500 ${text.caption}/1.4 ${font.body}; }
`;

const share = (part: number, all: number) =>
  all === 0 ? '' : `${Math.round((part / all) * 100)}%`;

/** The sums of a period. */
export function Totals({ totals }: { totals: AnalyticsCounts }) {
  const { views, searches, emptySearches, upVotes, downVotes } = totals;
  const votes = upVotes + downVotes;
  const tiles = [
    { label: 'Article views', count: views, note: '' },
    { label: 'Searches', count: searches, note: '' },
    {
      label: 'Searches without results',
      count: emptySearches,
      note: searches > 0 ? `${share(emptySearches, searches)} of all searches` : '',
    },
    {
      label: 'Votes',
      count: votes,
      note: votes > 0 ? `${share(upVotes, votes)} say helpful` : '',
    },
  ];
  return (
    <Tiles>
      {tiles.map(({ label, count, note }) => (
        <Tile key={label}>
          <dt>{label}</dt>
          <dd>
            {count.toLocaleString()} {note && <small>{note}</small>}
          </dd>
        </Tile>
      ))}
    </Tiles>
  );
}
