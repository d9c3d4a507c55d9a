const firstPort = Number(process.env.E2E_FIRST_PORT ?? 3200);

/** The five ports of a composition, `offset` after the first port of the run (`E2E_FIRST_PORT`, 3200). */
export function portsAt(offset: number) {
  const [PORT = '', MARKETING_PORT = '', HELP_PORT = '', ADMIN_PORT = '', SERVICES_PORT = ''] = [
    0, 1, 2, 3, 4,
  ].map((index) => String(firstPort + offset + index));
  return { PORT, MARKETING_PORT, HELP_PORT, ADMIN_PORT, SERVICES_PORT };
}

/** The composition that most specs share, on ports of its own beside a running `npm start`. */
export const sitePorts = portsAt(0);

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
