import { describeIssues } from '@pressline/shared-api/node/describeIssues';
import { parseJson } from '@pressline/shared-api/parse-json';
import { CONTRACT_VERSION, type RemoteManifest } from '@pressline/shared-api/remote-contract';
import { remoteManifest } from '@pressline/shared-api/wire/operating/manifest';
import { z } from 'zod';
import { releaseId } from './releaseId';
import { UnfitRelease } from './UnfitRelease';

const outline = z.object({ contract: z.number(), release: remoteManifest.shape.release });

/** Reads a `remote.json`. @throws UnfitRelease when it does not follow the contract */
export function parseManifest(text: string, expectedName: string): RemoteManifest {
  const json = parseJson(text);
  const { contract, release = null } = outline.partial().safeParse(json).data ?? {};
  const unfit = (reason: string) => new UnfitRelease(expectedName, release, reason);
  if (contract !== undefined && contract !== CONTRACT_VERSION) {
    throw unfit(`built for contract ${contract}, this host serves ${CONTRACT_VERSION}`);
  }
  const result = remoteManifest.safeParse(json);
  if (!result.success) {
    throw unfit(`remote.json of ${expectedName} is not valid: ${describeIssues(result.error)}`);
  }
  const manifest = result.data;
  if (manifest.name !== expectedName) {
    throw unfit(`it is a release of ${manifest.name}, not of ${expectedName}`);
  }
  if (!manifest.exposes.includes('./App')) throw unfit(`${expectedName} does not expose ./App`);
  const required = [
    manifest.entry,
    ...manifest.preload,
    ...manifest.routes.flatMap(({ preload, later = [] }) => [...preload, ...later]),
    ...(manifest.server ? [manifest.server] : []),
  ];
  const missing = required.filter((file) => !Object.hasOwn(manifest.files, file));
  if (missing.length > 0) throw unfit(`${expectedName} lists no file ${missing.join(', ')}`);
  if (manifest.release !== releaseId(manifest.files)) {
    throw unfit(`the release id of ${expectedName} does not belong to its files`);
  }
  return manifest;
}
