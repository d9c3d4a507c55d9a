import { readConfig } from './config';

const MONGODB_URI = 'mongodb://127.0.0.1:27017/pressline';
const secret = 's'.repeat(32);

test('has the documented defaults', () => {
  expect(readConfig({ MONGODB_URI })).toEqual({
    isProduction: false,
    host: '127.0.0.1',
    port: 4_000,
    publicUrl: 'http://localhost:3000',
    mongodbUri: MONGODB_URI,
    dataDir: '.data',
    seed: 'demo',
    adminPassword: undefined,
    jwtSecret: undefined,
    internalToken: undefined,
    auditDays: 365,
    sessionIdleMinutes: 120,
    rateLimitScale: 1,
    trustedProxies: 0,
    ai: {
      apiKey: undefined,
      baseUrl: undefined,
      model: 'claude-sonnet-5-5',
      deadlineMs: 55_000,
    },
    delivery: { demoAppUrl: 'https://app.pressline.example/' },
    s3Url: undefined,
    logLevel: 'info',
  });
});

test.each([
  [{}, 'MONGODB_URI'],
  [{ MONGODB_URI, SERVICES_PORT: '70000' }, 'SERVICES_PORT'],
  [{ MONGODB_URI, PUBLIC_URL: 'pressline.example' }, 'PUBLIC_URL'],
  [{ MONGODB_URI, PUBLIC_URL: 'https://pressline.example/help' }, 'PUBLIC_URL'],
  [{ MONGODB_URI, SEED: 'all' }, 'SEED'],
  [{ MONGODB_URI, SESSION_IDLE_MINUTES: '0' }, 'SESSION_IDLE_MINUTES'],
  [{ MONGODB_URI, RATE_LIMIT_SCALE: '-1' }, 'RATE_LIMIT_SCALE'],
  [{ MONGODB_URI, INTERNAL_TOKEN: 't'.repeat(31) }, 'INTERNAL_TOKEN'],
  [{ MONGODB_URI, ANTHROPIC_BASE_URL: 'api.example.com' }, 'ANTHROPIC_BASE_URL'],
  [{ MONGODB_URI, ANSWERS_MODEL: 'claude-chooser' }, 'ANSWERS_MODEL: needs ANTHROPIC_API_KEY'],
  [{ MONGODB_URI, S3_URL: 'https://storage.example.com/shop' }, 'S3_URL'],
  [{ MONGODB_URI, S3_URL: 'http://key:secret@storage.example.com/shop' }, 'S3_URL'],
  [{ MONGODB_URI, SMTP_URL: 'https://mail.example.com' }, 'SMTP_URL'],
  [{ MONGODB_URI, SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM'],
  [{ MONGODB_URI, SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a@b.example' }, 'MAIL_TO'],
  [{ MONGODB_URI, MAIL_TO: 'a@b.example, c@d.example' }, 'MAIL_TO'],
  [{ MONGODB_URI, PROVIDER_MAIL_URL: 'https://mail.example.com' }, 'MAIL_TO'],
  [{ MONGODB_URI, PROVIDER_URL: 'http://crm.example.com' }, 'PROVIDER_URL'],
  [{ MONGODB_URI, DEMO_APP_URL: 'javascript:alert(1)' }, 'DEMO_APP_URL'],
  [{ MONGODB_URI, NODE_ENV: 'production' }, 'JWT_SECRET'],
  [{ MONGODB_URI, NODE_ENV: 'production', JWT_SECRET: 's'.repeat(31) }, 'JWT_SECRET'],
  [
    { MONGODB_URI, NODE_ENV: 'production', JWT_SECRET: secret, RATE_LIMIT_SCALE: '0' },
    'RATE_LIMIT',
  ],
  [{ MONGODB_URI, NODE_ENV: 'production', JWT_SECRET: secret, ADMIN_PASSWORD: 'short' }, 'ADMIN'],
  [
    { MONGODB_URI, NODE_ENV: 'production', JWT_SECRET: secret, ADMIN_PASSWORD: 'Password2026!' },
    'ADMIN_PASSWORD: must be hard to guess',
  ],
])('refuses %j and names %s', (env, name) => {
  expect(() => readConfig(env)).toThrow(name);
});

test('a key alone lets no model choose passages, an empty name neither', () => {
  const answersOf = (ANSWERS_MODEL?: string) =>
    readConfig({ MONGODB_URI, ANTHROPIC_API_KEY: 'key', ANSWERS_MODEL }).ai.answers;
  expect([answersOf(), answersOf(''), answersOf(' ')]).toEqual([undefined, undefined, undefined]);
  expect(answersOf('claude-chooser')).toEqual({
    ...{ model: 'claude-chooser', aDay: 2_000, deadlineMs: 5_000 },
  });
});

test('a secret that is too short is not used in development', () => {
  expect(readConfig({ MONGODB_URI, JWT_SECRET: 'short' }).jwtSecret).toBeUndefined();
  expect(readConfig({ MONGODB_URI, JWT_SECRET: secret }).jwtSecret).toBe(secret);
});
