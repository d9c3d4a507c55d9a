import { z } from 'zod';
import { ANALYTICS_PERIODS } from './analytics';
import { CONSENT_ACTIONS } from './consentReceipt';
import {
  FEEDBACK_REASONS,
  FEEDBACK_STATUSES,
  FEEDBACK_VOTES,
  MAX_FEEDBACK_COMMENT,
} from './feedback';
import { objectId } from './schemas';
import { MAX_TELEMETRY_REPORTS, VITALS } from './telemetry';

const hasNoControls = (text: string) => !/[^\P{Cc}\t\r\n]/u.test(text);
const lines = (max: number) =>
  z
    .string()
    .max(max, `At most ${max} characters`)
    .refine(hasNoControls, 'Must not contain control characters');

/** Body of `POST /api/help/articles/:id/feedback`. */
export const feedbackSchema = z.strictObject({
  session: z.string().regex(/^[\w-]{16,64}$/, 'Must be 16 to 64 letters, digits, - or _'),
  vote: z.enum(FEEDBACK_VOTES),
  reason: z.enum(FEEDBACK_REASONS).nullable().default(null),
  comment: lines(MAX_FEEDBACK_COMMENT)
    .transform((text) => text.trim())
    .default(''),
});

/** Body of `PUT /api/admin/help/feedback/:id`. */
export const feedbackUpdateSchema = z.strictObject({
  id: z.string().max(64).optional(),
  status: z.enum(FEEDBACK_STATUSES),
  version: z.int().min(1).optional(),
});

/** Query of `GET /api/admin/help/feedback`. */
export const feedbackListSchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(1_000).default(200),
  status: z.enum(FEEDBACK_STATUSES).optional(),
  vote: z.enum(FEEDBACK_VOTES).optional(),
  articleId: objectId.optional(),
});

const periods = ANALYTICS_PERIODS.map(String) as [string, ...string[]];

/** Query of `GET /api/admin/analytics` and `GET /api/admin/telemetry`; 30 days unless given. */
export const periodSchema = z.strictObject({
  days: z
    .enum(periods)
    .default('30')
    .transform((text) => ANALYTICS_PERIODS.find((period) => String(period) === text) ?? 30),
});

const receiptId = z.string().regex(/^[0-9a-f]{32}$/, 'Must be 32 hexadecimal digits');

/** Body of `POST /api/consent`. */
export const consentReceiptSchema = z.strictObject({
  id: receiptId,
  previousId: receiptId.nullable(),
  version: z.string().regex(/^[\w.-]{1,20}$/, 'Not a version'),
  choices: z.strictObject({
    necessary: z.literal(true),
    functional: z.boolean(),
    analytics: z.boolean(),
    marketing: z.boolean(),
  }),
  action: z.enum(CONSENT_ACTIONS),
  time: z.iso
    .datetime({ offset: true, message: 'Must be an ISO 8601 date-time' })
    .transform((time) => new Date(time).toISOString()),
  policyTextHash: z.string().regex(/^[0-9a-f]{64}$/, 'Must be a SHA-256'),
  gpc: z.boolean(),
});

const source = {
  remote: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'Not the name of a remote'),
  release: z.string().regex(/^[\w.+-]{1,64}$/, 'Not a release'),
};
const MAX_VALUE = 3_600_000;

/** Query of `GET /api/internal/telemetry`: `remote/release` of each release that a host has, with commas between. */
export const hostReleasesSchema = z.strictObject({
  releases: z
    .string()
    .regex(/^([a-z][a-z0-9-]{0,39}\/[\w.+-]{1,64}(,(?!$)|$))*$/, 'Must be remote/release,…')
    .transform((text) => text.split(',').filter(Boolean)),
});

/** Body of `POST /api/telemetry`. */
export const telemetrySchema = z.strictObject({
  reports: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('load'), ...source }),
        z.strictObject({
          kind: z.enum(['load-failure', 'hydration-error']),
          ...source,
          message: lines(2_000),
        }),
        z.strictObject({
          kind: z.literal('vital'),
          ...source,
          name: z.enum(VITALS),
          value: z.number().min(0).max(MAX_VALUE),
        }),
      ]),
    )
    .min(1)
    .max(MAX_TELEMETRY_REPORTS),
});
