import { z } from 'zod';
import { ok } from '../answer';
import { count, lines, namedBody, namedObject, time } from '../common';
import { endpoint } from '../endpoint';
import { MAX_TELEMETRY_REPORTS, VITALS } from '../values';
import { periodQuery } from './analytics';
import { pageProof } from './policyReports';

const source = {
  /** The remote's name, or `shell`. */
  remote: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'Not the name of a remote'),
  /** The release that the browser ran. */
  release: z.string().regex(/^[\w.+-]{1,64}$/, 'Not a release'),
};
/** What the host has put into the page: only reports of pages that were served count. */
const proof = pageProof.optional();
const failure = z.enum(['load-failure', 'hydration-error']);
/** What browsers report by themselves (`policyReports`); the second kind is only shown. */
const violation = z.enum(['violation', 'page-violation']);
const MAX_VALUE = 3_600_000;

/** What a browser reports of one release: that it ran, how fast, or what went wrong. No identifiers. */
const report = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('load'), ...source, proof }),
  z.strictObject({ kind: failure, ...source, proof, message: lines(2_000) }),
  z.strictObject({
    kind: z.literal('vital'),
    ...source,
    name: z.enum(VITALS),
    /** Milliseconds; CLS has no unit. */
    value: z.number().min(0).max(MAX_VALUE),
  }),
]);

/** Always `application/json`: as a Blob of that type with `sendBeacon`. */
export const telemetryBody = namedBody('TelemetryBody', {
  reports: z.array(report).min(1).max(MAX_TELEMETRY_REPORTS),
});

/** `remote/release` of each release that a host has, with commas between. */
const hostReleasesQuery = z.strictObject({
  releases: z
    .string()
    .regex(/^([a-z][a-z0-9-]{0,39}\/[\w.+-]{1,64}(,(?!$)|$))*$/, 'Must be remote/release,…')
    .transform((text) => text.split(',').filter(Boolean)),
});

const known = z.object({ remote: z.string(), release: z.string() });
const vital = z.object({
  count,
  mean: z.number().min(0),
  /** An upper estimate: the bound of the bucket that three quarters of the values lie in. */
  p75: z.number().min(0).nullable(),
});

const releaseTelemetry = known.extend({
  loads: count,
  loadFailures: count,
  hydrationErrors: count,
  /** What a script of the release did against the policy of the site. */
  violations: count,
  vitals: z.partialRecord(z.enum(VITALS), vital),
});

const telemetryError = known.extend({
  kind: z.enum([...failure.options, ...violation.options]),
  message: z.string(),
  count,
  lastAt: time,
});

const telemetry = namedObject('Telemetry', {
  releases: z.array(releaseTelemetry),
  /** The latest, at most 100. */
  errors: z.array(telemetryError),
});

const internalTelemetry = namedObject('InternalTelemetry', {
  releases: z.array(releaseTelemetry),
});

/** `api.telemetry`. @throws ApiError */
export const telemetryEndpoints = {
  get: endpoint('GET /api/admin/telemetry', {
    tag: 'Staff',
    access: 'admin',
    query: periodQuery,
    argument: 'days',
    summary: 'Count loads and failures of releases in browsers, with web vitals',
    answers: { 200: ok(telemetry) },
  }),
};

/** How the releases of a shell host do; for the host alone, which judges releases by it. */
export const hostTelemetryEndpoint = endpoint('GET /api/internal/telemetry', {
  tag: 'Service',
  summary:
    'Count loads and failures of a shell host’s releases since yesterday; for the host alone',
  access: 'internal',
  query: hostReleasesQuery,
  answers: { 200: ok(internalTelemetry) },
});

export type TelemetryBody = z.input<typeof telemetryBody>;
export type TelemetryReport =
  | TelemetryBody['reports'][number]
  | (z.infer<typeof known> & { kind: z.infer<typeof violation>; message: string });
export type ReleaseTelemetry = z.infer<typeof releaseTelemetry>;
export type TelemetryError = z.infer<typeof telemetryError>;
export type Telemetry = z.infer<typeof telemetry>;
