import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '@module-federation/sdk';
import { FEDERATION_MANIFEST } from '@pressline/releases/files/releaseFiles';
import { writeAtomically } from '@pressline/releases/files/writeFiles';
import type { ReleaseFile } from '@pressline/shared-api/remote-manifest';
import { packTypes } from './packTypes';
import { hashedName } from './publishedFiles';

/**
 * Publishes the build's manifest of the standard beside `files`, and the types of the `exposed`
 * modules if any; `additions` are ours. Returns the files that it has written. Throws when the manifest names a file that
 * the release lacks.
 */
export async function publishFederationManifest(
  client: string,
  target: string,
  files: Readonly<Record<string, ReleaseFile>>,
  exposed: Readonly<Record<string, string>> | null,
  additions: object = {},
): Promise<string[]> {
  const text = await readFile(path.join(client, FEDERATION_MANIFEST), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const missing = namedFiles(manifest).filter((file) => !Object.hasOwn(files, file));
  if (missing.length > 0) throw new Error(`${FEDERATION_MANIFEST} names ${missing.join(', ')}`);
  const types = exposed && (await publishTypes(target, exposed));
  Object.assign(manifest.metaData, types && { types: { path: '', name: '', ...types } });
  const described = { ...manifest, ...additions };
  await writeAtomically(path.join(target, FEDERATION_MANIFEST), JSON.stringify(described, null, 1));
  return [FEDERATION_MANIFEST, ...Object.values(types ?? {})];
}

async function publishTypes(target: string, exposed: Readonly<Record<string, string>>) {
  const { zip, api } = await packTypes(exposed);
  const names = { zip: hashedName('types', zip, '.zip'), api: hashedName('types', api, '.d.ts') };
  await writeAtomically(path.join(target, names.zip), zip);
  await writeAtomically(path.join(target, names.api), api);
  return names;
}

function namedFiles({ metaData, exposes }: Manifest): string[] {
  const assets = exposes.flatMap(({ assets: { js, css } }) => [js, css]);
  const listed = assets.flatMap(({ sync, async }) => [...sync, ...async]);
  return [metaData.remoteEntry.name, ...listed];
}
