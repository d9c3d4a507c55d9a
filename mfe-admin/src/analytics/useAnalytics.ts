import { ANALYTICS_PERIODS, type AnalyticsPeriod } from '@pressline/shared-api';
import { useQuery } from '@pressline/shared-api/query';
import { ADMIN_QUERIES } from '../auth/adminQueries';
import { useApi } from '../auth/useSession';
import { listFormat } from '../list/listAddress';
import { useAddressState } from '../list/useAddressState';

const DEFAULT_PERIOD: AnalyticsPeriod = 30;

const periodOf = (days: string) => ANALYTICS_PERIODS.find((one) => String(one) === days);
const format = listFormat({
  days: (value) => (periodOf(value) === DEFAULT_PERIOD ? '' : String(periodOf(value) ?? '')),
});

export function useAnalytics() {
  const { analytics } = useApi();
  const { address, update } = useAddressState(format);
  const period = periodOf(address.days) ?? DEFAULT_PERIOD;
  const query = useQuery({
    queryKey: [ADMIN_QUERIES, 'analytics', period],
    queryFn: ({ signal }) => analytics.get(period, { signal }),
    placeholderData: (before) => before,
  });
  return {
    period,
    query,
    fetchCsv: () => analytics.csv(period),
    setPeriod: (next: AnalyticsPeriod) =>
      update({ days: next === DEFAULT_PERIOD ? '' : String(next) }),
  };
}
