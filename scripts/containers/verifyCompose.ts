import { randomBytes } from 'node:crypto';
import { run } from './engine';
import { untilPagesAnswer } from './untilPagesAnswer';

const PORT = process.env.PORT ?? '3000';
const secret = () => randomBytes(32).toString('base64url');

/** Builds the images of docker-compose.yml one after the other, and tries all containers together. */
export async function verifyCompose(
  services: Readonly<Record<string, { build?: unknown }>>,
  hasStandInMongo: boolean,
): Promise<void> {
  const env = {
    RELEASE: 'verify',
    PUBLISHED: `127.0.0.1:${PORT}`,
    SUBNET: '172.30.81',
    JWT_SECRET: secret(),
    INTERNAL_TOKEN: secret(),
    ADMIN_PASSWORD: secret(),
    // The stand-in is no replica set.
    ...(hasStandInMongo && { MONGODB_URI: 'mongodb://mongo/pressline?directConnection=true' }),
  };
  const compose = (...args: string[]) =>
    run(['compose', '--project-name', 'pressline-verify', ...args], { env });
  for (const [name, { build }] of Object.entries(services)) if (build) compose('build', name);
  try {
    compose('up', '--wait', '--no-build');
    await untilPagesAnswer(`http://127.0.0.1:${PORT}`);
  } catch (error) {
    compose('logs', '--tail=20');
    throw error;
  } finally {
    compose('down', '--volumes');
  }
}
