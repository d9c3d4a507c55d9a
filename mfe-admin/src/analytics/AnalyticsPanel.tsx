import { Cluster, EmptyState, Grid, Stack, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { FetchFailure } from '../documents/FetchFailure';
import { DownloadButton } from '../importExport/DownloadButton';
import { ListSkeleton } from '../list/ListSkeleton';
import { PanelHeader } from '../list/PanelHeader';
import { DayChart } from './DayChart';
import { dayCharts } from './dayCharts';
import { PeriodSwitch } from './PeriodSwitch';
import { Rankings } from './Rankings';
import { Totals } from './Totals';
import { useAnalytics } from './useAnalytics';

const Report = styled(Stack)`
  transition: opacity ${theme.motion.fast};

  &[aria-busy='true'] { opacity: 0.6; }
  h3 { margin-bottom: ${theme.space.xs}; font-size: ${theme.text.heading4}; }
`;

export default function AnalyticsPanel() {
  const { period, query, setPeriod, fetchCsv } = useAnalytics();
  const { data, isError } = query;
  const isQuiet = data !== undefined && Object.values(data.totals).every((count) => count === 0);
  return (
    <>
      <PanelHeader
        title="Analytics"
        onRefresh={() => void query.refetch()}
        isRefreshing={query.isRefetching}
      />
      <Stack gap="md">
        <Cluster align="between">
          <PeriodSwitch period={period} onChange={setPeriod} />
          <DownloadButton
            variant="secondary"
            size="sm"
            label="Export CSV"
            noun={{ title: 'Analytics', inSentence: 'analytics' }}
            fileName={(today) => `help-center-${period}-days-to-${today}.csv`}
            fetchFile={fetchCsv}
          />
        </Cluster>
        <FetchFailure query={query} message="Failed to fetch analytics" />
        {!data && !isError && <ListSkeleton label="Loading analytics..." />}
        {isQuiet && !isError && (
          <EmptyState>
            Nothing was counted in the last {period} days. Views, searches and votes of readers
            appear here.
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
