import {
  ANALYTICS_PERIODS,
  type AnalyticsCounts,
  type AnalyticsPeriod,
} from '@pressline/shared-api';
import {
  Card,
  Cluster,
  EmptyState,
  forcedColorsSelected,
  Grid,
  Stack,
  theme,
} from '@pressline/shared-ui';
import { formatNumber, formatPercent } from '@pressline/shared-ui/format';
import { styled } from 'styled-components';
import { FetchFailure } from '../form/api/failures';
import { useAdminQuery } from '../form/api/queries';
import { useApi } from '../form/api/useApi';
import { DownloadButton } from '../form/fileControls';
import { ListSkeleton } from '../list/ListSkeleton';
import { listFormat } from '../list/listAddress';
import { PanelHeader } from '../list/PanelHeader';
import { useAddressState } from '../list/useAddressState';
import { dayCharts } from './DayBars';
import { DayChart } from './DayChart';
import { Rankings } from './Rankings';

const { color, font, layout, space, text } = theme;

const DEFAULT_PERIOD: AnalyticsPeriod = 30;

const periodOf = (days: string) => ANALYTICS_PERIODS.find((one) => String(one) === days);
const format = listFormat({
  days: (value) => (periodOf(value) === DEFAULT_PERIOD ? '' : String(periodOf(value) ?? '')),
});

const Period = styled.fieldset`
  display: flex;
  border: 1px solid ${color.lineStrong};
  border-radius: ${theme.radius.sm};
  background: ${color.surface};

  label { position: relative; display: grid; place-items: center; min-height: ${layout.target}; padding-inline: ${space.md}; font-size: ${text.small}; font-weight: 600; cursor: pointer; }
  label + label { border-inline-start: 1px solid ${color.line}; }
  label:hover { background: ${color.tint}; }
  label:has(:checked) { background: ${color.accent}; color: ${color.accentInk}; ${forcedColorsSelected} }
  label:has(:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 2px; }
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
`;

const Report = styled(Stack)`
  transition: opacity ${theme.motion.fast};

  &[aria-busy='true'] { opacity: 0.6; }
  h3 { margin-bottom: ${space.xs}; font-size: ${text.heading4}; }
`;

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
  small[data-tone] { color: ${color.danger}; font-weight: 600; }
`;

/** From here on searches without results stand out. */
const POOR_SHARE = 0.2;

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
      isPoor: emptySearches > searches * POOR_SHARE,
    },
    { label: 'Votes', count: votes, note: shareNote(upVotes, votes, 'say helpful') },
  ];
  return (
    <Tiles>
      {tiles.map(({ label, count, note, isPoor }) => (
        <Tile key={label}>
          <dt>{label}</dt>
          <dd>
            <span>{formatNumber(count)}</span>{' '}
            {note && <small data-tone={isPoor ? 'danger' : undefined}>{note}</small>}
          </dd>
        </Tile>
      ))}
    </Tiles>
  );
}

export default function AnalyticsPanel() {
  const { analytics } = useApi();
  const { address, update } = useAddressState(format);
  const period = periodOf(address.days) ?? DEFAULT_PERIOD;
  const query = useAdminQuery(['analytics', period], (init) => analytics.get(period, init), {
    placeholderData: (before) => before,
  });
  const { data, isError } = query;
  const isQuiet = data !== undefined && Object.values(data.totals).every((count) => count === 0);
  return (
    <>
      <PanelHeader title="Analytics" query={query} />
      <Stack gap="md">
        <Cluster align="between">
          <Period aria-label="Period">
            {ANALYTICS_PERIODS.map((days) => (
              <label key={days}>
                <input
                  type="radio"
                  name="period"
                  checked={days === period}
                  onChange={() => update({ days: days === DEFAULT_PERIOD ? '' : String(days) })}
                />
                {days} days
              </label>
            ))}
          </Period>
          <DownloadButton
            variant="secondary"
            size="sm"
            label="Export CSV"
            noun={{ title: 'Analytics', inSentence: 'analytics' }}
            fileName={(today) => `help-center-${period}-days-to-${today}.csv`}
            fetchFile={() => analytics.csv(period)}
          />
        </Cluster>
        <FetchFailure query={query} message="Failed to fetch analytics" />
        {!data && !isError && <ListSkeleton label="Loading analytics..." />}
        {isQuiet && !isError && (
          <EmptyState>
            No activity in the last {period} days. Readers’ views, searches and votes appear here.
          </EmptyState>
        )}
        {data && !isQuiet && (
          <Report gap="md" aria-busy={query.isPlaceholderData}>
            <Totals totals={data.totals} />
            <Grid gap="md" minColumn="18rem">
              {dayCharts.map((chart) => (
                <DayChart key={chart.title} chart={chart} days={data.days} />
              ))}
            </Grid>
            <Rankings analytics={data} />
          </Report>
        )}
      </Stack>
    </>
  );
}
