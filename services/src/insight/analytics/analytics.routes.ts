import { analyticsCalls, hostTelemetryCall, telemetryCalls } from '@pressline/shared-api';
import { analytics, analyticsCsv as csv, periodQuery } from '@pressline/shared-api/wire/analytics';
import {
  hostReleasesQuery,
  internalTelemetry,
  telemetry,
} from '@pressline/shared-api/wire/operating/telemetry';
import { defineRoute, found } from '../../http/router/defineRoute';
import { lastDays, utcDay } from '../../utcDay';
import { analyticsCsv } from './analyticsCsv';

const common = { tag: 'Staff', access: 'admin', query: periodQuery } as const;

/** Figures of the last days (UTC): for staff, and for the shell host, which judges releases by them. */
export const analyticsRoutes = [
  defineRoute({
    ...common,
    call: analyticsCalls.get,
    summary: 'Views, searches and votes',
    answers: { 200: found(analytics) },
    handle: ({ query, deps }) => deps.analytics(query.days),
  }),
  defineRoute({
    ...common,
    call: analyticsCalls.csv,
    summary: 'Views, searches and votes as CSV that is safe to open in a spreadsheet',
    done: 'Exported analytics',
    isAudited: true,
    answers: { 200: { description: 'Success', content: { 'text/csv': csv } } },
    async handle({ query: { days }, deps, ctx }) {
      ctx.attachment(`help-center-${days}-days-to-${utcDay()}.csv`);
      ctx.type = 'text/csv';
      return analyticsCsv(await deps.analytics(days));
    },
  }),
  defineRoute({
    ...common,
    call: telemetryCalls.get,
    summary: 'Count loads and failures of releases in browsers, with web vitals',
    answers: { 200: found(telemetry) },
    handle: ({ query, deps }) => deps.telemetry.readSince(lastDays(query.days)[0] ?? ''),
  }),
  defineRoute({
    call: hostTelemetryCall,
    tag: 'Service',
    summary:
      'Count loads and failures of a shell host’s releases since yesterday; for the host alone',
    access: 'internal',
    query: hostReleasesQuery,
    answers: { 200: found(internalTelemetry) },
    async handle({ query, deps }) {
      const [yesterday = ''] = lastDays(2);
      return { releases: await deps.telemetry.releasesOfHost(query.releases, yesterday) };
    },
  }),
];
