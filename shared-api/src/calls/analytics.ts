import type { Analytics } from '../wire/analytics';
import type {
  HandledSearches,
  SearchActionBody,
  SearchTargets,
  UnmetSearches,
} from '../wire/searchWork';
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

/** What staff do about a search without a good result. */
export const SEARCH_ACTIONS = ['article', 'synonym', 'pin', 'ignored'] as const;

/** Whether it helped readers; `none` for one that staff ignore, `unknown` until it is searched for again. */
export const SEARCH_OUTCOMES = ['worked', 'failed', 'unknown', 'none'] as const;

export type SearchAction = (typeof SEARCH_ACTIONS)[number];
export type SearchOutcome = (typeof SEARCH_OUTCOMES)[number];

/** That a reader opened a result of a search; by `data-counts` of mfe-help. */
export const searchOpenedCall = /* @__PURE__ */ call('POST /api/help/search/opened');

const searchWork = '/api/admin/search-work';

/** `api.searchWork`: searches of readers that found nothing good. All calls throw ApiError. */
export const searchWorkCalls = {
  list: call<[], UnmetSearches>(`GET ${searchWork}`),
  handled: call<[], HandledSearches>(`GET ${searchWork}/handled`),
  /** What pinned results lead to. */
  targets: call<[], SearchTargets>(`GET ${searchWork}/targets`),
  /** Takes a search off the list, and says what was done. */
  handle: call<[body: SearchActionBody], { message: string }>(`POST ${searchWork}`),
  /** Puts it back. */
  reopen: call<[query: { query: string }], { message: string }>(`DELETE ${searchWork}?`),
};
