import { Cluster, EmptyState, ErrorState, Grid, Stack, theme } from '@pressline/shared-ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { errorReason } from '../auth/errorReason';
import { ListSkeleton } from '../list/ListSkeleton';
import { PanelHeader } from '../list/PanelHeader';
import { CsvButton } from './CsvButton';
import { DayChart } from './DayChart';
import { dayCharts } from './DaySeries';
import { PeriodSwitch } from './PeriodSwitch';
import { Rankings } from './Rankings';
import { Totals } from './Totals';
import { useAnalytics } from './useAnalytics';

const Report = styled(Stack)`
  transition: opacity ${theme.motion.fast};

  &[aria-busy='true'] { opacity: 0.6; }
  h3 { margin-bottom: ${theme.space.xs}; font-size: ${theme.text.heading4}; }
`;

/** What readers view, search for, miss and think, over a period. */
export default function AnalyticsPanel() {
  const { period, query, setPeriod } = useAnalytics();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { data, isError, error, refetch, isRefetching, isPlaceholderData } = query;
  const isQuiet = data !== undefined && Object.values(data.totals).every((count) => count === 0);
  return (
    <>
      <PanelHeader
        title="Analytics"
        onRefresh={() => void refetch()}
        isRefreshing={isRefetching}
        headingRef={headingRef}
      />
      <Stack gap="md">
        <Cluster align="between">
          <PeriodSwitch period={period} onChange={setPeriod} />
          <CsvButton period={period} />
        </Cluster>
        {isError && (
          <ErrorState message="Failed to fetch analytics" onRetry={() => void refetch()}>
            {errorReason(error)}
          </ErrorState>
        )}
        {!data && !isError && <ListSkeleton label="Loading analytics..." />}
        {isQuiet && !isError && (
          <EmptyState>
            Nothing has been counted in the last {period} days. Views, searches and votes of readers
            appear here.
          </EmptyState>
        )}
        {data && !isQuiet && (
          <Report gap="md" aria-busy={isPlaceholderData}>
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
