import type { AnalyticsCounts } from '@pressline/shared-api';
import { Card, theme } from '@pressline/shared-ui';
import { formatNumber, formatPercent } from '@pressline/shared-ui/format';
import { styled } from 'styled-components';

const { color, font, space, text } = theme;

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  gap: ${space.sm};
`;
const Tile = styled(Card)`
  padding: ${space.md};

  dt { color: ${color.inkMuted}; font-size: ${text.small}; }
  dd { font: 700 ${text.heading2}/1.15 ${font.display}; font-variant-numeric: tabular-nums; }
  small { color: ${color.inkMuted}; font: 500 ${text.caption}/1.4 ${font.body}; }
`;

const shareNote = (part: number, all: number, words: string) =>
  all > 0 ? `${formatPercent(part / all)} ${words}` : '';

export function Totals({ totals }: { totals: AnalyticsCounts }) {
  const { views, searches, emptySearches, upVotes, downVotes } = totals;
  const votes = upVotes + downVotes;
  const tiles = [
    { label: 'Article views', count: views },
    { label: 'Searches', count: searches },
    {
      label: 'Searches without results',
      count: emptySearches,
      note: shareNote(emptySearches, searches, 'of all searches'),
    },
    { label: 'Votes', count: votes, note: shareNote(upVotes, votes, 'say helpful') },
  ];
  return (
    <Tiles>
      {tiles.map(({ label, count, note }) => (
        <Tile key={label}>
          <dt>{label}</dt>
          <dd>
            <span>{formatNumber(count)}</span> {note && <small>{note}</small>}
          </dd>
        </Tile>
      ))}
    </Tiles>
  );
}
