import path from 'node:path';
import { downloadManifest, downloadRelease } from '../files/downloadRelease';
import { type PublishedRelease, readReleaseFolder } from '../files/publishedRelease';
import { UnfitRelease } from '../files/UnfitRelease';
import {
  type Publication,
  type PublishContext,
  publishRelease,
  refuseUnfit,
} from '../publishRelease';
import type { RegistryAction } from '../registry/actions';
import { labelOf } from '../registry/findRelease';
import { RegistryError } from '../registry/RegistryError';
import type { RemoteState } from '../registry/registryState';
import type { Approvals } from '../signing/approvals';
import type { Signer } from '../signing/createSigner';

/** An open registry, with what the checks of a release need. */
export interface OpenRegistry extends PublishContext {
  originOf(remote: string): string | undefined;
  /** By which commands let hosts take older signed releases; null without INTERNAL_TOKEN. */
  approvals?: Approvals | null;
}

interface Order {
  name: string;
  /** A folder or an address; the remote's own origin when there is none. */
  from: string | undefined;
  promote: boolean;
  by: string;
  /** Signs what is read from a folder; what an address answers may be anybody's. */
  signer: Signer | null;
}

/** Publishes the release in a folder or at an address. Resolves with a sentence about the result. */
export async function publishFrom(
  { name, from, promote, by, signer }: Order,
  registry: OpenRegistry,
): Promise<string> {
  const source = from ?? registry.originOf(name);
  if (!source) throw new Error(`No origin of ${name} is known: name a folder or an address.`);
  const read = await readRelease(source, name).catch((error) =>
    refuseUnfit(error, by, registry.store),
  );
  const files = isAddress(source) ? read : signed(read, source, signer);
  const actions: Publication['actions'] = (record, remote) => {
    const publish: RegistryAction = { action: 'publish', record };
    const isLive = remote.stable === record.release;
    if (!promote || remote.isPinned || isLive) return [publish];
    refuseFailed(remote, record.release);
    return [publish, { action: 'promote', release: record.release }];
  };
  const order = { files, source, by, isKeptOnly: !promote, actions };
  const after = await publishRelease(order, registry);
  const label = labelOf(files.manifest);
  if (after.stable === files.manifest.release) return `${name} ${label} is stable.`;
  const why = promote && after.isPinned ? `${name} is pinned: ` : '';
  return `${why}${name} ${label} is kept but not active. Continue with promote or canary.`;
}

function refuseFailed({ name, releases }: RemoteState, id: string): void {
  const known = releases.find(({ release }) => release === id);
  if (!known?.failure) return;
  throw new RegistryError(
    `${name} ${labelOf(known)} was rolled back: ${known.failure} ` +
      `To give it to visitors anyway: promote ${name} ${id.slice(0, 8)}`,
  );
}

const isAddress = (source: string) => /^https?:\/\//.test(source);

/** The release with a signature of ours, where there is a key. */
export const signed = (
  files: PublishedRelease,
  source: string,
  signer: Signer | null,
): PublishedRelease => (signer ? { ...files, signature: signer(files, source) } : files);

async function readRelease(source: string, name: string): Promise<PublishedRelease> {
  try {
    if (!isAddress(source)) return await readReleaseFolder(path.resolve(source), name);
    const origin = source.replace(/\/(remote\.json)?$/, '');
    return await downloadRelease(origin, await downloadManifest(origin, name));
  } catch (error) {
    if (error instanceof UnfitRelease && error.release !== null) throw error;
    throw new Error(`No release of ${name} could be read from ${source}`, { cause: error });
  }
}
