import type { Telemetry } from '../../wire/operating/telemetry';
import { type AnalyticsPeriod, ofPeriod } from '../analytics';
import { call } from '../call';

export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;

export type Vital = (typeof VITALS)[number];

/** Reports in one call. */
export const MAX_TELEMETRY_REPORTS = 20;

/** How the releases of a shell host do; for the host alone. */
export const hostTelemetryCall = call('GET /api/internal/telemetry?');

/** `api.telemetry`. @throws ApiError */
export const telemetryCalls = {
  get: call<[period: AnalyticsPeriod], Telemetry>('GET /api/admin/telemetry?', ofPeriod),
};
