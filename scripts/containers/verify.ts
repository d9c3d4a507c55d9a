import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root, runProgram } from '../runProgram';
import { requireEngine, run } from './engine';
import { removeMadeImages, requireBaseImages, requireMongoImage } from './missingImages';
import { untilPagesAnswer } from './untilPagesAnswer';
import { verifySite } from './verifySite';

const PORT = process.env.PORT ?? '3000';
const secret = () => randomBytes(32).toString('base64url');

async function verifyCompose(
  services: Readonly<Record<string, { build?: unknown }>>,
  isMongoEmbedded: boolean,
): Promise<void> {
  const env = {
    RELEASE: 'verify',
    PUBLISHED: `127.0.0.1:${PORT}`,
    SUBNET: '172.30.81',
    JWT_SECRET: secret(),
    INTERNAL_TOKEN: secret(),
    ADMIN_PASSWORD: secret(),
    // The embedded database is no replica set.
    ...(isMongoEmbedded && { MONGODB_URI: 'mongodb://mongo/pressline?directConnection=true' }),
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

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

function baseImages(): string[] {
  const files = readdirSync(path.join(root, 'deploy')).filter((name) =>
    name.endsWith('Dockerfile'),
  );
  const named = files.flatMap((file) => [...read(`deploy/${file}`).matchAll(/^ARG \w+=(\S+)$/gm)]);
  return [...new Set(named.map(([, image]) => String(image)))];
}

/**
 * `npm run verify:containers`: builds every image with Docker or podman, and tries the site in one
 * container and in those of docker-compose.yml. Images whose registry is not reachable are made from
 * Debian, and removed at the end.
 */
await runProgram(async () => {
  requireEngine();
  const { services } = parse(read('docker-compose.yml'), { merge: true });
  try {
    requireBaseImages(baseImages());
    const site = await verifySite();
    const isMongoEmbedded = requireMongoImage(services.mongo.image, site);
    await verifyCompose(services, isMongoEmbedded);
  } finally {
    removeMadeImages();
  }
});
