import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Manifest } from '@module-federation/sdk';
import sirv from 'sirv';

const source = path.resolve(import.meta.dirname, '../e2e-hosts/partner');

/** A remote of somebody else, on an origin of its own. */
export interface Partner {
  manifestUrl: string;
  /** Publishes the same application with other words in its exposed module. */
  publish(change: (code: string) => string): Promise<void>;
  close(): void;
}

/** Builds the partner's application by its own tool and serves a copy of it from `folder`. */
export async function startPartner(folder: string): Promise<Partner> {
  await promisify(execFile)('npm', ['run', 'build'], { cwd: source });
  await cp(path.join(source, 'dist'), folder, { recursive: true });
  const server = createServer(sirv(folder, { dev: true }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    manifestUrl: `http://127.0.0.1:${port}/mf-manifest.json`,
    async publish(change) {
      const json = await readFile(path.join(folder, 'mf-manifest.json'), 'utf8');
      const { exposes } = JSON.parse(json) as Manifest;
      for (const file of exposes.flatMap(({ assets }) => assets.js.sync)) {
        const original = await readFile(path.join(source, 'dist', file), 'utf8');
        await writeFile(path.join(folder, file), change(original));
      }
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
