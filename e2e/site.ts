/** The composition that most specs share, on ports of its own beside a running `npm start`. */
export const sitePorts = {
  PORT: '3200',
  MARKETING_PORT: '3201',
  HELP_PORT: '3202',
  ADMIN_PORT: '3203',
  SERVICES_PORT: '3204',
};

export const siteUrl = `http://localhost:${sitePorts.PORT}`;

/** The super admin of every composition that the specs start. */
export const adminPassword = 'proof sheets before plates';

/** The environment of a composition for specs: a fresh database with the demo content, no rate limits in the way. */
export function siteEnvironment(ports: Record<string, string>, dataDir: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...ports,
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: adminPassword,
    RATE_LIMIT_SCALE: '100',
    LOG_LEVEL: 'warn',
    MONGODB_URI: undefined,
  };
}
