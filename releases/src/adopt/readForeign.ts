import {
  CONTRACT_VERSION,
  type ForeignTerms,
  type PublishedRoute,
  type ReleaseFile,
  type RemoteManifest,
} from '@pressline/shared-api/remote-contract';
import { FOREIGN_TERMS } from '../files/browserFile';
import { integrityOf } from '../files/integrity';
import { parseManifest } from '../files/manifest';
import type { PublishedRelease } from '../files/publishedRelease';
import { documentOf } from '../files/releaseDocument';
import { releaseId } from '../files/releaseId';
import type { ForeignFile } from './fetchForeign';
import { type ForeignManifest, readForeignManifest } from './foreignManifest';

const MAX_MANIFEST_BYTES = 256 * 1024;
const MAX_FILES = 200;
const MAX_FILE_BYTES = 5 * 1024 * 1024;
const MAX_BYTES = 20 * 1024 * 1024;

interface ForeignSource {
  name: string;
  address: string;
  basePath: string;
  expose: string;
  title: string;
}

type Fetch = (address: string, limit: number) => Promise<ForeignFile>;

/**
 * Reads a remote of somebody else and makes a release of it. Nothing is kept anywhere. Throws what is
 * wrong with the remote.
 */
export async function readForeign(source: ForeignSource, fetch: Fetch): Promise<PublishedRelease> {
  const { address, expose } = source;
  const first = await fetch(address, MAX_MANIFEST_BYTES);
  const base = new URL('.', first.url);
  const manifest = readForeignManifest(first.bytes.toString('utf8'), expose, base);
  const files = await readFiles(manifest.files, base, fetch);
  const second = await fetch(address, MAX_MANIFEST_BYTES);
  if (!second.bytes.equals(first.bytes)) {
    throw new Error(`${address} has changed while its files were read: try again`);
  }
  return releaseOf(source, manifest, files);
}

async function readFiles(
  names: readonly string[],
  base: URL,
  fetch: Fetch,
): Promise<Map<string, Buffer>> {
  if (names.length > MAX_FILES) {
    throw new Error(`it names ${names.length} files, and ${MAX_FILES} is the most`);
  }
  const files = new Map<string, Buffer>();
  let total = 0;
  for (const name of names) {
    const { url, bytes, type } = await fetch(new URL(name, base).href, MAX_FILE_BYTES);
    if (url.origin !== base.origin) throw new Error(`${name} is a file of another origin: ${url}`);
    // Many servers answer a page for whatever they do not have.
    if (type.startsWith('text/html')) throw new Error(`${url} answered a page, not a file`);
    total += bytes.length;
    if (total > MAX_BYTES) {
      throw new Error(`its files are larger than ${MAX_BYTES} bytes together`);
    }
    files.set(name, bytes);
  }
  return files;
}

function releaseOf(
  { name, basePath, expose, title }: ForeignSource,
  { version, container, entry, uses, preload }: ForeignManifest,
  contents: ReadonlyMap<string, Buffer>,
): PublishedRelease {
  const foreign: ForeignTerms = { title, basePath, container, expose, uses };
  const described = Object.fromEntries([...contents].map(describe));
  // A file too, so that other terms are another release.
  const terms = Buffer.from(JSON.stringify({ ...foreign, files: integrities(described) }));
  const files = { ...described, ...Object.fromEntries([describe([FOREIGN_TERMS, terms])]) };
  const manifest: RemoteManifest = {
    ...{ contract: CONTRACT_VERSION, name, version, release: releaseId(files), entry },
    ...{ exposes: [expose], preload, sharedOnDemand: [], server: null },
    routes: routesOf(basePath),
    shared: {},
    files,
    foreign,
  };
  return {
    // Hosts read it by the contract.
    ...documentOf(parseManifest(JSON.stringify(manifest), name)),
    files: new Map([...contents, [FOREIGN_TERMS, terms]]),
  };
}

const describe = ([file, bytes]: readonly [string, Buffer]): [string, ReleaseFile] => [
  file,
  { integrity: integrityOf(bytes), bytes: bytes.length },
];

const integrities = (files: Record<string, ReleaseFile>) =>
  Object.fromEntries(Object.entries(files).map(([file, { integrity }]) => [file, integrity]));

/** The page itself, which the sitemap has, and whatever is below it. The server reads no query. */
function routesOf(basePath: string): PublishedRoute[] {
  const page = { serverRendered: true, query: [], preload: [] };
  return [
    { ...page, path: basePath, example: basePath },
    { ...page, path: `${basePath}/*`, example: `${basePath}/example` },
  ];
}
