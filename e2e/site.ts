const firstPort = Number(process.env.E2E_FIRST_PORT ?? 3200);

const portAt = (offset: number) => String(firstPort + offset);

/** The five ports of a composition, `offset` after the first port of the run (`E2E_FIRST_PORT`, 3200). */
const portsAt = (offset: number) => ({
  PORT: portAt(offset),
  MARKETING_PORT: portAt(offset + 1),
  HELP_PORT: portAt(offset + 2),
  ADMIN_PORT: portAt(offset + 3),
  SERVICES_PORT: portAt(offset + 4),
});

/** More than the cores of the smallest machine: a test mostly waits for the page it has asked. */
export const MAX_WORKERS = 4;

// Twenty ports for each of Playwright's workers, which runs one composition at a time.
const ownOffset = 20 * (1 + Number(process.env.TEST_PARALLEL_INDEX ?? 0));

/** The ports of a composition that a worker starts for its spec. */
export const ownPorts = portsAt(ownOffset);

/** The first port of the shared composition and of those of all workers. */
export const firstPorts = Array.from({ length: 1 + MAX_WORKERS }, (_, index) => portAt(20 * index));

/** Two more ports of a spec. */
export const morePorts = [portAt(ownOffset + 9), portAt(ownOffset + 10)] as const;

/** The composition that most specs share, on ports of its own beside a running `npm start`. */
export const sitePorts = portsAt(0);

/** Where pages of others are, which may show the help center of the shared composition. */
export const guestPort = portAt(5);
export const guestOrigin = `http://localhost:${guestPort}`;

export const siteUrl = `http://localhost:${sitePorts.PORT}`;

/** The super admin of every composition that the specs start. */
export const adminPassword = 'proof sheets before plates';

/** The environment of a composition for specs: its data in `dataDir`, no rate limits in the way. */
export function siteEnvironment(ports: Record<string, string>, dataDir: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...ports,
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: adminPassword,
    GUEST_ORIGINS: guestOrigin,
    RATE_LIMIT_SCALE: '100',
    LOG_LEVEL: 'warn',
    MONGODB_URI: undefined,
  };
}
