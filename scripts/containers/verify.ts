import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root, runProgram } from '../runProgram';
import { requireEngine } from './engine';
import { removeStandIns, requireBaseImages, requireMongoImage } from './standIns';
import { verifyCompose } from './verifyCompose';
import { verifySite } from './verifySite';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The images that Dockerfiles begin with. */
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
    const isStandIn = requireMongoImage(services.mongo.image, site);
    await verifyCompose(services, isStandIn);
  } finally {
    removeStandIns();
  }
});
