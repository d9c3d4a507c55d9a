import type { Analytics } from '../wire/analytics';
import type { PinTargets, UnmetSearches } from '../wire/unmetSearches';
import { call } from './call';

/** The periods that analytics cover, in days up to and including today (UTC). */
export const ANALYTICS_PERIODS = [7, 30, 90] as const;

export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number];

export const ofPeriod = { wrap: (days: AnalyticsPeriod) => ({ days }) };

/** `api.analytics`. @throws ApiError */
export const analyticsCalls = {
  get: call<[period: AnalyticsPeriod], Analytics>('GET /api/admin/analytics?', ofPeriod),
  /** The same as a CSV file that is safe to open in a spreadsheet. */
  csv: call<[period: AnalyticsPeriod], Blob>('GET /api/admin/help/analytics.csv?', {
    ...ofPeriod,
    as: 'blob',
  }),
};

/** That a reader opened a result of a search; by `data-counts` of mfe-help. */
export const searchOpenedCall = /* @__PURE__ */ call('POST /api/help/search/opened');

const unmetSearches = '/api/admin/unmet-searches';

/** `api.unmetSearches`: searches of readers that nothing answers well. All calls throw ApiError. */
export const unmetSearchCalls = {
  list: call<[], UnmetSearches>(`GET ${unmetSearches}`),
  pinTargets: call<[], PinTargets>(`GET ${unmetSearches}/pin-targets`),
  /** Takes a search off the list. */
  dismiss: call<[body: { query: string }], { message: string }>(`POST ${unmetSearches}/dismissals`),
  /** Undoes a dismissal. */
  restore: call<[query: { query: string }], { message: string }>(
    `DELETE ${unmetSearches}/dismissals?`,
  ),
};
