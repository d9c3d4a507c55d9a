import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { integrityOf } from '@pressline/releases/files/integrity';
import { releaseId } from '@pressline/releases/files/releaseId';
import type { RemoteManifest } from '@pressline/shared-api/remote-contract';
import { root, typescript } from '../../scripts/runProgram';
import { siteEnvironment } from '../drill/site';

const folder = path.join(root, '.cache/bench/soak');

/** Publishes a release of mfe-help that differs by a comment, and resolves with its id; the stable one stays. */
export async function publishTwin(): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await cp(path.join(root, 'mfe-help/dist/public'), folder, { recursive: true });
  const manifestFile = path.join(folder, 'remote.json');
  const manifest: RemoteManifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const { server, files } = manifest;
  if (!server) throw new Error('mfe-help has no server bundle');
  const bytes = Buffer.concat([
    await readFile(path.join(folder, server)),
    Buffer.from('\n// soak'),
  ]);
  await writeFile(path.join(folder, server), bytes);
  await Promise.all(['br', 'gz'].map((end) => rm(path.join(folder, `${server}.${end}`))));
  files[server] = { ...files[server], integrity: integrityOf(bytes), bytes: bytes.length };
  manifest.release = releaseId(files);
  await writeFile(manifestFile, JSON.stringify(manifest));
  const command = ['scripts/run/remotes.ts', 'publish', 'mfe-help', folder, '--no-promote'];
  await promisify(execFile)(process.execPath, [...typescript, ...command], {
    cwd: root,
    env: siteEnvironment(),
  });
  return manifest.release;
}
