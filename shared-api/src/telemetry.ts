import type { AnalyticsPeriod } from './analytics';
import type { RequestOptions } from './client';

export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;

export type Vital = (typeof VITALS)[number];

/** Reports in one call. */
export const MAX_TELEMETRY_REPORTS = 20;

interface Source {
  /** The remote's name, or `shell`. */
  remote: string;
  /** The release that the browser ran. */
  release: string;
}

/** What a browser reports of one release: that it ran, how fast, or what went wrong. No identifiers. */
export type TelemetryReport = Source &
  (
    | { kind: 'load' }
    | { kind: 'load-failure' | 'hydration-error'; message: string }
    /** Milliseconds; CLS has no unit. */
    | { kind: 'vital'; name: Vital; value: number }
  );

/** `POST /api/telemetry`, always `application/json`: as a Blob of that type with `sendBeacon`. */
export interface TelemetryBody {
  reports: TelemetryReport[];
}

export interface ReleaseTelemetry extends Source {
  loads: number;
  loadFailures: number;
  hydrationErrors: number;
  /** `p75` is an upper estimate: the bound of the bucket that three quarters of the values lie in. */
  vitals: Partial<Record<Vital, { count: number; mean: number; p75: number | null }>>;
}

export interface TelemetryError extends Source {
  kind: 'load-failure' | 'hydration-error';
  message: string;
  count: number;
  /** ISO 8601, UTC. */
  lastAt: string;
}

/** `GET /api/admin/telemetry`. */
export interface Telemetry {
  releases: ReleaseTelemetry[];
  /** The latest, at most 100. */
  errors: TelemetryError[];
}

/** `api.telemetry`. @throws ApiError */
export interface TelemetryApi {
  get(period: AnalyticsPeriod, init?: RequestOptions): Promise<Telemetry>;
}
