import type { ReleaseRecord } from '@pressline/shared-api';
import type { RemoteManifest } from '@pressline/shared-api/remote-manifest';
import { loadRemote } from '../files/LoadedRemote';
import { messageOf } from '../files/problems';
import type { PublishedRelease } from '../files/publishedRelease';
import { InvalidRelease } from '../files/releaseDocument';
import { widgetOf } from '../files/releaseFiles';
import type { RegistryAction } from '../registry/actions';
import { changeRemote } from '../registry/changeRemote';
import type { RegistryStore } from '../registry/RegistryStore';
import {
  type RegistryState,
  type RemoteState,
  remoteNames,
  remoteOf,
} from '../registry/registryState';
import { checkRelease, type SharedVersions, type SmokeRender } from './checkRelease';
import { checkSize, pageBytesOf } from './pageBytes';
import { checkSignature, type VerifyRelease } from './signature';

export interface PublishContext {
  store: RegistryStore;
  sharedVersions: SharedVersions;
  render: SmokeRender;
  /** Where keys are configured: a release has to be signed, and no older than the stable one. */
  verify?: VerifyRelease | null;
}

/** A release that did not pass its checks; the cause says why. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}

export interface Publication {
  files: PublishedRelease;
  /** For people: where it comes from. */
  source: string;
  by: string;
  /** Where else the files are put once they have passed, before the registry names the release. */
  cache?: (files: PublishedRelease) => Promise<void>;
  /** What is done with a release that has passed; `publish` keeps it only. */
  actions: (record: ReleaseRecord, remote: RemoteState) => readonly RegistryAction[];
}

/**
 * Checks a release, keeps its files and notes it in the registry.
 * @returns the remote's state afterwards
 * @throws ReleaseRefused after noting that too
 */
export async function publishRelease(
  { files, source, by, cache, actions }: Publication,
  context: PublishContext,
): Promise<RemoteState> {
  const { store, verify } = context;
  const { name, release, version } = files.manifest;
  // A registry that cannot be read is no fault of the release.
  const state = await store.read();
  let pageBytes: number;
  try {
    // First: the code of an unsigned release must not even run.
    if (verify) await checkSignature(files, remoteOf(state, name).stable, store, verify);
    pageBytes = await judge(files, state, context);
  } catch (error) {
    return refuse(files.manifest, error, by, store);
  }
  await Promise.all([store.saveFiles(files), cache?.(files)]);
  const widget = widgetOf(files.manifest);
  const record: ReleaseRecord = {
    release,
    version,
    publishedAt: new Date().toISOString(),
    source,
    pageBytes,
    // The database would keep nothing as null.
    ...(widget && { widget }),
    liveSince: null,
    liveUntil: null,
    failure: null,
  };
  return changeRemote(store, name, (remote) => actions(record, remote), by);
}

/**
 * Refuses a release that could not be read because it does not fit.
 * @throws ReleaseRefused, and every other error as it is
 */
export async function refuseInvalid(
  error: unknown,
  by: string,
  store: RegistryStore,
): Promise<never> {
  if (error instanceof InvalidRelease && error.release !== null) {
    await refuse({ name: error.remote, release: error.release }, error, by, store);
  }
  throw error;
}

async function refuse(
  { name, release }: Pick<RemoteManifest, 'name' | 'release'>,
  error: unknown,
  by: string,
  store: RegistryStore,
): Promise<never> {
  await changeRemote(store, name, { action: 'refuse', release, reason: messageOf(error) }, by);
  throw new ReleaseRefused(`release ${release} refused`, { cause: error });
}

async function judge(
  files: PublishedRelease,
  state: RegistryState,
  { store, sharedVersions, render }: PublishContext,
): Promise<number> {
  const { name } = files.manifest;
  const others = await rivalManifests(state, name, store);
  await checkRelease(loadRemote(files), others, sharedVersions, render);
  const pageBytes = await pageBytesOf(files);
  const { stable, releases } = remoteOf(state, name);
  const active = releases.find(({ release }) => release === stable);
  if (active) checkSize(pageBytes, active.pageBytes);
  return pageBytes;
}

/** The manifests of the other remotes' stable releases. */
async function rivalManifests(
  state: RegistryState,
  own: string,
  store: RegistryStore,
): Promise<RemoteManifest[]> {
  const others = remoteNames.filter((name) => name !== own);
  const loaded = others.map(async (name) => {
    const { stable } = remoteOf(state, name);
    // One that cannot be loaded serves no visitor, so no route can collide with it.
    const found = stable && (await store.loadDocument(name, stable).catch(() => null));
    return found ? [found.manifest] : [];
  });
  return (await Promise.all(loaded)).flat();
}
