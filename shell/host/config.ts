import path from 'node:path';
import type { Company } from '@pressline/shared-api/company';
import { readEnvironment, siteEnvironment } from '@pressline/shared-api/node/environment';
import { z } from 'zod';
import { remotes, remoteUrl } from '../../federation';

/** `LinkedIn=https://…,YouTube=https://…` by name. */
function readSocialLinks(text: string): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...url] = pair.split('=');
      return [name.trim(), url.join('=').trim()];
    }),
  );
}

/** Scheme, host and port alone, as browsers send it. */
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

/** Origins with commas between. */
const origins = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((origin) => origin.trim() || []))
  .pipe(z.array(z.string().refine(isOrigin, 'Must be origins, such as https://app.example.com')));

const environment = z.object({
  ...siteEnvironment,
  HOST: z.string().min(1).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(1),
  SERVICES_PORT: z.coerce.number().int().min(1).max(65_535).default(4000),
  SERVICES_URL: z.url().optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  LOG_FORMAT: z.enum(['json', 'pretty']).default('json'),
  REMOTE_POLL_MS: z.coerce.number().int().min(50).default(1000),
  FOLLOW_ORIGINS: z.stringbool().default(true),
  REMOTE_SIZE_GROWTH: z.coerce.number().min(0).default(0.2),
  RELEASES_KEPT: z.coerce.number().int().min(2).default(5),
  RELEASE_KEEP_HOURS: z.coerce.number().min(0).default(24),
  RELEASE_KEYS: z.string().default(''),
  ALLOW_REMOTE_OVERRIDE: z.stringbool().default(false),
  ROLLBACK_POLL_MS: z.coerce.number().int().min(100).default(5000),
  ROLLBACK_MIN_FAILURES: z.coerce.number().int().min(1).default(10),
  ROLLBACK_SHARE: z.coerce.number().min(0).max(1).default(0.05),
  SCHEDULING_URL: z.url({ protocol: /^https$/ }).optional(),
  CONTACT_EMAIL: z.email().optional(),
  CAREERS_EMAIL: z.email().optional(),
  PRIVACY_EMAIL: z.email().optional(),
  TRIAL_DAYS: z.coerce.number().int().positive().optional(),
  ANALYTICS_ID: z
    .string()
    .regex(/^[A-Z]{1,4}-[A-Z0-9]{4,20}$/)
    .optional(),
  SOCIAL_LINKS: z
    .string()
    .transform(readSocialLinks)
    .pipe(z.record(z.string(), z.url({ protocol: /^https$/ })))
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
    keptShellDir: path.resolve(values.DATA_DIR, 'shell'),
    remoteUrls: new Map(remotes.map((remote) => [remote.name, remoteUrl(remote, env)])),
    /** How often the registry and the origins are read. */
    remotePollMs: values.REMOTE_POLL_MS,
    /** Whether what an origin announces is published; otherwise only the command line does. */
    isFollowingOrigins: values.FOLLOW_ORIGINS,
    /** By which share the scripts of a remote's heaviest page may grow against its stable release. */
    sizeGrowth: values.REMOTE_SIZE_GROWTH,
    keeping: { count: values.RELEASES_KEPT, hours: values.RELEASE_KEEP_HOURS },
    /** Public keys, one of which has to sign each release; none: unsigned releases are accepted. */
    releaseKeys: values.RELEASE_KEYS,
    /** Whether `?remote.<name>=<origin>` puts a developer's release in the place of another. */
    allowsOverride: values.ALLOW_REMOTE_OVERRIDE,
    rollback: {
      /** Opens the telemetry of services; null switches the automatic rollback off. */
      internalToken: values.INTERNAL_TOKEN || null,
      everyMs: values.ROLLBACK_POLL_MS,
      rules: { minFailures: values.ROLLBACK_MIN_FAILURES, share: values.ROLLBACK_SHARE },
    },
    company: withoutUndefined({
      schedulingUrl: values.SCHEDULING_URL,
      contactEmail: values.CONTACT_EMAIL,
      careersEmail: values.CAREERS_EMAIL,
      privacyEmail: values.PRIVACY_EMAIL,
      trialDays: values.TRIAL_DAYS,
      analyticsId: values.ANALYTICS_ID,
      socialLinks: values.SOCIAL_LINKS,
    }),
    /** Whose pages may use the API from the browser, as guests of the help center do. */
    guestOrigins: values.GUEST_ORIGINS,
    isUnderMaintenance: values.MAINTENANCE,
    log: { level: values.LOG_LEVEL, format: values.LOG_FORMAT },
  };
}

function withoutUndefined(overrides: Partial<Company>): Partial<Company> {
  return Object.fromEntries(Object.entries(overrides).filter(([, value]) => value !== undefined));
}
