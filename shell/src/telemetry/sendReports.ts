import type { TelemetryReport } from '@pressline/shared-api';

/** Sends reports in one call, also from a document that the visitor is leaving. */
export function sendReports(reports: readonly TelemetryReport[]): void {
  const body = new Blob([JSON.stringify({ reports })], { type: 'application/json' });
  navigator.sendBeacon?.('/api/telemetry', body);
}
