import { PROTECTED_USERNAME } from '@pressline/shared-api';
import { passwordWeakness } from '@pressline/shared-api/forms/passwordWeakness';
import { readEnvironment, siteEnvironment } from '@pressline/shared-api/node/environment';
import { z } from 'zod';
import { mediaEnvironment } from './content/media/mediaEnvironment';
import {
  deliveryEnvironment,
  missingForDelivery,
  readDelivery,
} from './mail/outbox/deliveryEnvironment';
import { AUDIT_DAYS } from './people/audit/createAuditLog';
import { SESSION_IDLE_MINUTES } from './people/auth/sessions';

const MIN_SECRET_BYTES = 32;
const FIRST_USER = { username: PROTECTED_USERNAME };
const DEFAULT_MODEL = 'claude-sonnet-5-5';
/** Callers and proxies give up after a minute. */
const GENERATION_MS = 55_000;
/** A passage that changes later would disturb its reader. */
const CHOICE_MS = 5_000;
/** Of all visitors: each costs money. */
const CHOICES_A_DAY = 2_000;

const optionalText = z
  .string()
  .optional()
  .transform((value) => value || undefined);

const environment = z
  .object({
    ...siteEnvironment,
    HOST: z.string().default('127.0.0.1'),
    SERVICES_PORT: z.coerce.number().int().min(0).max(65_535).default(4_000),
    DATA_DIR: z.string().default('.data'),
    SEED: z.enum(['demo', 'none']).default('demo'),
    ADMIN_PASSWORD: optionalText,
    JWT_SECRET: optionalText,
    AUDIT_DAYS: z.coerce.number().int().min(30).max(3_650).default(AUDIT_DAYS),
    SESSION_IDLE_MINUTES: z.coerce.number().int().min(5).max(480).default(SESSION_IDLE_MINUTES),
    RATE_LIMIT_SCALE: z.coerce.number().min(0).max(10_000).default(1),
    ANTHROPIC_API_KEY: optionalText,
    ANTHROPIC_BASE_URL: z
      .union([
        z.literal(''),
        z.url({ protocol: /^https?$/, error: 'must be an http or https address' }),
      ])
      .optional(),
    ANTHROPIC_MODEL: optionalText,
    ...deliveryEnvironment,
    ...mediaEnvironment,
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  })
  .superRefine((env, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    for (const [name, message] of missingForDelivery(env)) refuse(name, message);
    if (env.ANSWERS_MODEL && !env.ANTHROPIC_API_KEY) {
      refuse('ANSWERS_MODEL', 'needs ANTHROPIC_API_KEY');
    }
    if (env.NODE_ENV !== 'production') return;
    if (Buffer.byteLength(env.JWT_SECRET ?? '') < MIN_SECRET_BYTES) {
      refuse('JWT_SECRET', `must have at least ${MIN_SECRET_BYTES} bytes in production`);
    }
    if (env.RATE_LIMIT_SCALE === 0) {
      refuse('RATE_LIMIT_SCALE', 'must not be 0 in production');
    }
    if (env.ADMIN_PASSWORD && env.ADMIN_PASSWORD.length < 12) {
      refuse('ADMIN_PASSWORD', 'must have at least 12 characters in production');
    } else if (env.ADMIN_PASSWORD && passwordWeakness(env.ADMIN_PASSWORD, FIRST_USER)) {
      refuse('ADMIN_PASSWORD', 'must be hard to guess in production');
    }
  });

/** The settings of one process. Nothing else reads the environment. */
export type Config = ReturnType<typeof readConfig>;

/** Reads the environment of services once. @throws Error that names every bad variable */
export function readConfig(env: NodeJS.ProcessEnv) {
  const values = readEnvironment(environment, env);
  const isLongEnough = Buffer.byteLength(values.JWT_SECRET ?? '') >= MIN_SECRET_BYTES;
  return {
    isProduction: values.NODE_ENV === 'production',
    host: values.HOST,
    port: values.SERVICES_PORT,
    /** The site's own address, as the shell host has it. */
    publicUrl: values.publicUrl,
    /** Where this machine reads metrics, if anywhere. */
    metricsPort: values.METRICS_PORT,
    mongodbUri: values.MONGODB_URI,
    dataDir: values.DATA_DIR,
    seed: values.SEED,
    adminPassword: values.ADMIN_PASSWORD,
    /** In development without a long one, services generate one. */
    jwtSecret: isLongEnough ? values.JWT_SECRET : undefined,
    /** Shared with the shell host. */
    internalToken: values.INTERNAL_TOKEN || undefined,
    /** How long entries of the audit log are kept. */
    auditDays: values.AUDIT_DAYS,
    /** How long an unused session lasts. */
    sessionIdleMinutes: values.SESSION_IDLE_MINUTES,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    trustedProxies: values.TRUST_PROXY,
    ai: {
      apiKey: values.ANTHROPIC_API_KEY,
      baseUrl: values.ANTHROPIC_BASE_URL || undefined,
      model: values.ANTHROPIC_MODEL ?? DEFAULT_MODEL,
      deadlineMs: GENERATION_MS,
      ...(values.ANSWERS_MODEL && {
        answers: { model: values.ANSWERS_MODEL, aDay: CHOICES_A_DAY, deadlineMs: CHOICE_MS },
      }),
    },
    delivery: readDelivery(values),
    /** Where media are kept; in the database if nowhere else. */
    s3Url: values.S3_URL || undefined,
    logLevel: values.LOG_LEVEL,
  };
}
