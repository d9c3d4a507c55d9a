import type { Analytics } from '../wire/analytics';
import { call } from './call';
import type { RequestOptions } from './client';

/** The periods that analytics cover, in days up to and including today (UTC). */
export const ANALYTICS_PERIODS = [7, 30, 90] as const;

export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number];

export const ofPeriod = { wrap: (days: AnalyticsPeriod) => ({ days }) };

/** `api.analytics`. @throws ApiError */
export const analyticsCalls = {
  get: call<(period: AnalyticsPeriod, init?: RequestOptions) => Promise<Analytics>>(
    'GET /api/admin/analytics?',
    ofPeriod,
  ),
  /** The same as a CSV file that is safe to open in a spreadsheet. */
  csv: call<(period: AnalyticsPeriod, init?: RequestOptions) => Promise<Blob>>(
    'GET /api/admin/help/analytics.csv?',
    { ...ofPeriod, as: 'blob' },
  ),
};
