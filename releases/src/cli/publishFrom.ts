import path from 'node:path';
import {
  type Publication,
  type PublishContext,
  publishRelease,
  refuseInvalid,
} from '../checks/publishRelease';
import { readPrivateKey, signRelease } from '../checks/signature';
import { downloadManifest, downloadRelease } from '../files/downloadRelease';
import { type PublishedRelease, readReleaseFolder } from '../files/publishedRelease';
import { InvalidRelease } from '../files/releaseDocument';
import type { RegistryAction } from '../registry/actions';
import { labelOf, RegistryError, type RemoteState } from '../registry/registryState';

/** An open registry, with what the checks of a release need. */
export interface OpenRegistry extends PublishContext {
  originOf(remote: string): string | undefined;
}

interface Order {
  name: string;
  /** A folder or an address; the remote's own origin when there is none. */
  from: string | undefined;
  promote: boolean;
  by: string;
  /** The file of a private key that signs what is read from a folder. */
  key?: string | undefined;
}

/** Publishes the release in a folder or at an address. Resolves with a sentence about the result. */
export async function publishFrom(
  { name, from, promote, by, key }: Order,
  registry: OpenRegistry,
): Promise<string> {
  const source = from ?? registry.originOf(name);
  if (!source) throw new Error(`${name} has no known origin. Name a folder or an address.`);
  // What an address answers may come from another author.
  if (key && isAddress(source)) throw new Error('Only a release in a folder can be signed.');
  const read = await readRelease(source, name).catch((error) =>
    refuseInvalid(error, by, registry.store),
  );
  const files = key ? { ...read, signature: signRelease(read, readPrivateKey(key)) } : read;
  const actions: Publication['actions'] = (record, remote) => {
    const publish: RegistryAction = { action: 'publish', record };
    const isLive = remote.stable === record.release;
    if (!promote || remote.isPinned || isLive) return [publish];
    refuseFailed(remote, record.release);
    return [publish, { action: 'promote', release: record.release }];
  };
  const order = { files, source, by, actions };
  const after = await publishRelease(order, registry);
  const label = labelOf(files.manifest);
  if (after.stable === files.manifest.release) return `${name} ${label} is stable.`;
  const why = promote && after.isPinned ? `${name} is pinned: ` : '';
  return `${why}${name} ${label} is stored but not active. Continue with promote or canary.`;
}

function refuseFailed({ name, releases }: RemoteState, id: string): void {
  const known = releases.find(({ release }) => release === id);
  if (!known?.failure) return;
  throw new RegistryError(
    `${name} ${labelOf(known)} was rolled back: ${known.failure} ` +
      `To activate it anyway: promote ${name} ${id.slice(0, 8)}`,
  );
}

const isAddress = (source: string) => /^https?:\/\//.test(source);

async function readRelease(source: string, name: string): Promise<PublishedRelease> {
  try {
    if (!isAddress(source)) return await readReleaseFolder(path.resolve(source), name);
    const origin = source.replace(/\/(remote\.json)?$/, '');
    return await downloadRelease(origin, await downloadManifest(origin, name));
  } catch (error) {
    if (error instanceof InvalidRelease && error.release !== null) throw error;
    throw new Error(`Cannot read a release of ${name} from ${source}`, { cause: error });
  }
}
