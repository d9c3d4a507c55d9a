import path from 'node:path';
import type { Company } from '@pressline/shared-api/company';
import { readEnvironment, siteEnvironment } from '@pressline/shared-api/node/environment';
import { z } from 'zod';
import { remotes, remoteUrl } from '../../federation';

/** Scheme, host and port alone, as browsers send it. */
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

/** Origins with commas between. */
const origins = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((origin) => origin.trim() || []))
  .pipe(z.array(z.string().refine(isOrigin, 'Must be origins, such as https://app.example.com')));

const httpsUrl = z.url({ protocol: /^https$/ });

/** What the pages say about the company, as JSON; a value that is left out is the default. */
const company = z
  .string()
  .default('')
  .transform((text, context) => {
    try {
      return JSON.parse(text || '{}') as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(
    z
      .strictObject({
        contactEmail: z.email(),
        careersEmail: z.email(),
        privacyEmail: z.email(),
        trialDays: z.int().positive(),
        socialLinks: z.record(z.string(), httpsUrl),
      })
      .partial(),
  );

const environment = z.object({
  ...siteEnvironment,
  HOST: z.string().min(1).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(1),
  SERVICES_PORT: z.coerce.number().int().min(1).max(65_535).default(4000),
  SERVICES_URL: z.url().optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  FOLLOW_ORIGINS: z.stringbool().default(true),
  RELEASE_KEYS: z.string().default(''),
  ALLOW_REMOTE_OVERRIDE: z.stringbool().default(false),
  SCHEDULING_URL: httpsUrl.optional(),
  COMPANY: company,
  ANALYTICS_ID: z
    .string()
    .regex(/^[A-Z]{1,4}-[A-Z0-9]{4,20}$/)
    .optional(),
  GUEST_ORIGINS: origins,
  MAINTENANCE: z.stringbool().default(false),
});

export type HostConfig = ReturnType<typeof readConfig>;

const signedEnvironment = environment.refine(
  ({ RELEASE_KEYS, ALLOW_REMOTE_OVERRIDE }) => !(RELEASE_KEYS && ALLOW_REMOTE_OVERRIDE),
  { path: ['ALLOW_REMOTE_OVERRIDE'], error: 'runs unsigned code: not with RELEASE_KEYS' },
);

/** Reads the shell host's configuration. Throws a message that names each wrong variable. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const values = readEnvironment(signedEnvironment, env);
  return {
    host: values.HOST,
    port: values.PORT,
    /** How many proxies before this host add to `X-Forwarded-For`. */
    proxies: Math.max(0, values.TRUST_PROXY - 1),
    /** Where this machine reads metrics; absent: nowhere. */
    metricsPort: values.METRICS_PORT,
    servicesUrl: values.SERVICES_URL ?? `http://127.0.0.1:${values.SERVICES_PORT}`,
    /** The address that visitors use, for canonical links; never taken from a request. */
    publicUrl: values.publicUrl,
    mongodbUri: values.MONGODB_URI,
    /** This host's own copies of releases and their registry. */
    releasesDir: path.resolve(values.DATA_DIR, 'releases'),
    /** The shell's own files, of this build and of former ones. */
    retainedShellDir: path.resolve(values.DATA_DIR, 'shell'),
    remoteUrls: new Map(remotes.map((remote) => [remote.name, remoteUrl(remote, env)])),
    /** Whether what an origin announces is published; otherwise only the command line does. */
    isFollowingOrigins: values.FOLLOW_ORIGINS,
    /** Public keys, one of which has to sign each release; none: unsigned releases are accepted. */
    releaseKeys: values.RELEASE_KEYS,
    /** Whether `?remote.<name>=<origin>` puts a developer's release in the place of another. */
    allowsOverride: values.ALLOW_REMOTE_OVERRIDE,
    /** Opens the telemetry of services; null switches the automatic rollback off. */
    internalToken: values.INTERNAL_TOKEN || null,
    company: {
      ...values.COMPANY,
      ...(values.SCHEDULING_URL && { schedulingUrl: values.SCHEDULING_URL }),
      ...(values.ANALYTICS_ID && { analyticsId: values.ANALYTICS_ID }),
      ...(values.ANSWERS_MODEL && { hasAnswersModel: true as const }),
    } satisfies Partial<Company>,
    /** Whose pages may use the API from the browser, as guests of the help center do. */
    guestOrigins: values.GUEST_ORIGINS,
    isUnderMaintenance: values.MAINTENANCE,
    logLevel: values.LOG_LEVEL,
  };
}
