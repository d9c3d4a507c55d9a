import path from 'node:path';
import { downloadManifest, downloadRelease } from '../releases/downloadRelease';
import { type Publication, publishRelease } from '../releases/publishRelease';
import type { RegistryAction } from '../releases/registry/actions';
import { labelOf } from '../releases/registry/findRelease';
import { type ReleaseFiles, readReleaseFolder } from '../releases/releaseFiles';
import type { OpenRegistry } from './openRegistry';

interface Order {
  name: string;
  /** A folder or an address; the remote's own origin when there is none. */
  from: string | undefined;
  /** Whether it becomes the stable release. */
  promote: boolean;
  by: string;
}

/** Publishes what lies in a folder or behind an address, and answers what has become of it. */
export async function publishFrom(
  { name, from, promote, by }: Order,
  registry: OpenRegistry,
): Promise<string> {
  const source = from ?? registry.originOf(name);
  if (!source) throw new Error(`No origin of ${name} is known: name a folder or an address.`);
  const files = await readRelease(source, name);
  const actions: Publication['actions'] = (record, remote) => {
    const publish: RegistryAction = { action: 'publish', record };
    const isLive = remote.stable === record.release;
    if (!promote || remote.isPinned || isLive) return [publish];
    return [publish, { action: 'promote', release: record.release }];
  };
  const after = await publishRelease({ files, source, by, actions }, registry);
  const label = labelOf(files.manifest);
  if (after.stable === files.manifest.release) return `${name} ${label} is stable.`;
  const why = promote && after.isPinned ? `${name} is pinned: ` : '';
  return `${why}${name} ${label} is kept, and not live. Go on with promote or canary.`;
}

async function readRelease(source: string, name: string): Promise<ReleaseFiles> {
  if (!/^https?:\/\//.test(source)) return readReleaseFolder(path.resolve(source), name);
  const origin = source.replace(/\/(remote\.json)?$/, '');
  return downloadRelease(origin, await downloadManifest(origin, name));
}
