import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { BROWSER_FILE, GUEST_FOLDER, releaseId } from '@pressline/releases/files/releaseFiles';
import { isEncodable, writeAtomically } from '@pressline/releases/files/writeFiles';
import { CONTRACT_VERSION } from '@pressline/shared-api/remote-contract';
import type { ReleaseFile, RemoteManifest } from '@pressline/shared-api/remote-manifest';
import type { Configuration, Stats } from '@rspack/core';
import { type RemoteDefinition, sharedModules } from '../../federation';
import type { BuildKind } from '../build/targets';
import { defineGuest } from '../bundler/defineGuest';
import { defineRemote, defineRemoteServer, exposedApp } from '../bundler/defineRemote';
import { remoteDirectory } from '../bundler/remoteDirectory';
import { sharedVersions } from '../bundler/sharedConfig';
import { describeFiles, precompress, removeFormer } from './publishedFiles';
import { chunkFiles, publishedRoutes, readRoutes } from './publishedRoutes';
import { publishFederationManifest } from './publishFederationManifest';
import { publishGuest } from './publishGuest';

/** A host may be fetching the release before. */
const FORMER_KEPT_MS = 7 * 24 * 60 * 60 * 1_000;

export function remoteConfigurations(
  remote: RemoteDefinition,
  directory = remoteDirectory(remote),
): Configuration[] {
  return [
    defineRemote(remote, 'production', directory),
    ...(remote.serverRendered ? [defineRemoteServer(remote, directory)] : []),
    ...(remote.hasGuest ? defineGuest(remote, directory) : []),
  ];
}

interface PublishOptions {
  directory?: string;
  kind?: BuildKind;
}

/**
 * Turns a remote's fresh bundles into what its static origin serves: `<directory>/dist/public` with
 * immutable files, which stay for a week at least, the manifest of the standard for hosts of other
 * builds, and `remote.json`, written last.
 */
export async function publishRemote(
  remote: RemoteDefinition,
  stats: readonly Stats[],
  { directory = remoteDirectory(remote), kind = 'production' }: PublishOptions = {},
): Promise<void> {
  const dist = path.join(directory, 'dist');
  const target = path.join(dist, 'public');
  await mkdir(target, { recursive: true });
  const client = (await readdir(path.join(dist, 'client'))).filter((file) =>
    BROWSER_FILE.test(file),
  );
  const server = remote.serverRendered
    ? (await readdir(path.join(dist, 'server'))).filter((file) => file.endsWith('.cjs'))
    : [];
  const files: Record<string, ReleaseFile> = {};
  for (const [folder, names] of [
    ['client', client],
    ['server', server],
  ] as const) {
    Object.assign(files, await describeFiles(path.join(dist, folder), names));
    for (const name of names) {
      await copyFile(path.join(dist, folder, name), path.join(target, name));
    }
  }
  // No other project imports types from a copy of the folder.
  const hasTypes = kind === 'production' && directory === remoteDirectory(remote);
  const before = Date.now() - FORMER_KEPT_MS;
  if (remote.hasGuest) {
    Object.assign(files, await publishGuest(directory, target, { kind, hasTypes, before }));
  }
  const entry = client.find((file) => file.startsWith('remoteEntry.'));
  if (!entry) throw new Error(`${remote.name} has no container script`);
  const { version } = JSON.parse(await readFile(path.join(directory, 'package.json'), 'utf8')) as {
    version: string;
  };
  const manifest: RemoteManifest = {
    contract: CONTRACT_VERSION,
    name: remote.name,
    version,
    release: releaseId(files),
    entry,
    exposes: ['./App'],
    preload: chunkFiles(stats, 'App'),
    sharedOnDemand: await sharedOnDemand(path.join(dist, 'client'), client.filter(isEncodable)),
    server: server[0] ?? null,
    routes: publishedRoutes(await readRoutes(directory), stats),
    shared: sharedVersions,
    files,
  };
  if (kind === 'production') await precompress(target);
  const described = await publishFederationManifest(
    path.join(dist, 'client'),
    target,
    files,
    hasTypes ? { App: path.join(directory, exposedApp) } : null,
  );
  await writeAtomically(path.join(target, 'remote.json'), JSON.stringify(manifest, null, 1));
  const published = ['remote.json', GUEST_FOLDER, ...described, ...Object.keys(files)];
  await removeFormer(target, published, before);
  for (const folder of ['client', 'server']) {
    await rm(path.join(dist, folder), { recursive: true, force: true });
  }
}

/** A container names exactly the shared modules that its code imports. */
async function sharedOnDemand(folder: string, scripts: readonly string[]): Promise<string[]> {
  const code = await Promise.all(scripts.map((name) => readFile(path.join(folder, name), 'utf8')));
  return Object.entries(sharedModules)
    .filter(
      ([request, { isOnDemand }]) => isOnDemand && code.some((text) => text.includes(request)),
    )
    .map(([request]) => request);
}
