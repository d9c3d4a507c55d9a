import { ANALYTICS_PERIODS, type AnalyticsPeriod } from '@pressline/shared-api';
import { useQuery } from '@pressline/shared-api/query';
import { ADMIN_QUERIES } from '../auth/adminQueries';
import { useApi } from '../auth/useSession';
import { type AddressFormat, useAddressState } from '../list/useAddressState';

interface Address {
  period: AnalyticsPeriod;
}

const DEFAULT_PERIOD: AnalyticsPeriod = 30;

const format: AddressFormat<Address> = {
  read(search) {
    const days = Number(new URLSearchParams(search).get('days'));
    return { period: ANALYTICS_PERIODS.find((one) => one === days) ?? DEFAULT_PERIOD };
  },
  write: ({ period }) => (period === DEFAULT_PERIOD ? '' : `?days=${period}`),
};

/** What readers did in a period, which the address names. */
export function useAnalytics() {
  const { analytics } = useApi();
  const { address, update } = useAddressState(format);
  const { period } = address;
  const query = useQuery({
    queryKey: [ADMIN_QUERIES, 'analytics', period],
    queryFn: ({ signal }) => analytics.get(period, { signal }),
    placeholderData: (before) => before,
    staleTime: 0,
    networkMode: 'always',
  });
  return { period, query, setPeriod: (next: AnalyticsPeriod) => update({ period: next }) };
}
