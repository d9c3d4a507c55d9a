import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Binary, type Collection, type MongoClient, MongoServerError } from 'mongodb';
import { parseManifest } from '../manifest';
import {
  collectFiles,
  type ReleaseFiles,
  readReleaseFolder,
  writeReleaseFolder,
} from '../releaseFiles';
import type { OnProblem } from './FileRegistryStore';
import type { RegistryStore } from './RegistryStore';
import { emptyState, parseState, type RegistryState } from './registryState';
import { readStateFile, writeStateFile } from './stateFile';

const REGISTRY_ID = 'registry';
const DUPLICATE_KEY = 11000;

interface RegistryDocument {
  _id: string;
  revision: number;
  state: RegistryState;
}

interface FileDocument {
  /** `<remote>/<release>/<file>` */
  _id: string;
  /** `<remote>/<release>` */
  release: string;
  bytes: Binary;
}

/** The registry in MongoDB, for shell hosts on several machines; each keeps a copy of what it serves in its own folder. */
export class MongoRegistryStore implements RegistryStore {
  private readonly registry: Collection<RegistryDocument>;
  private readonly files: Collection<FileDocument>;
  private readonly copy: string;
  private copied = -1;

  constructor(
    private readonly client: MongoClient,
    private readonly directory: string,
    private readonly onProblem: OnProblem,
  ) {
    this.registry = client.db().collection('releaseRegistry');
    this.files = client.db().collection('releaseFiles');
    this.copy = path.join(directory, 'registry.last-good.json');
  }

  async read(): Promise<RegistryState> {
    try {
      const found = await this.registry.findOne({ _id: REGISTRY_ID });
      const state = found ? parseState(found.state) : emptyState;
      if (found && state.revision !== this.copied) {
        await writeStateFile(this.copy, state);
        this.copied = state.revision;
      }
      this.onProblem(null);
      return state;
    } catch (error) {
      const copy = await readStateFile(this.copy).catch(() => null);
      const problem = new Error('The registry in MongoDB cannot be read', { cause: error });
      if (!copy) throw problem;
      this.onProblem(problem);
      return copy;
    }
  }

  async write(next: RegistryState, expectedRevision: number): Promise<boolean> {
    const document = { revision: next.revision, state: next };
    if (expectedRevision > 0) {
      const filter = { _id: REGISTRY_ID, revision: expectedRevision };
      return (await this.registry.replaceOne(filter, document)).matchedCount === 1;
    }
    try {
      await this.registry.insertOne({ _id: REGISTRY_ID, ...document });
      return true;
    } catch (error) {
      if (error instanceof MongoServerError && error.code === DUPLICATE_KEY) return false;
      throw error;
    }
  }

  async saveFiles(release: ReleaseFiles): Promise<void> {
    const { manifest, files } = release;
    const key = `${manifest.name}/${manifest.release}`;
    const json = Buffer.from(JSON.stringify(manifest));
    // The manifest last: a release whose manifest is there is complete.
    for (const [file, bytes] of [...files, ['remote.json', json] as const]) {
      await this.files.replaceOne(
        { _id: `${key}/${file}` },
        { release: key, bytes: new Binary(bytes) },
        { upsert: true },
      );
    }
    await writeReleaseFolder(path.join(this.directory, key), release);
  }

  async loadFiles(name: string, release: string): Promise<ReleaseFiles> {
    const folder = path.join(this.directory, name, release);
    const local = await readReleaseFolder(folder, name).catch(() => null);
    if (local) return local;
    const read = async (file: string) => {
      const found = await this.files.findOne({ _id: `${name}/${release}/${file}` });
      if (!found) throw new Error(`The registry has no file ${file} of ${name} ${release}`);
      return Buffer.from(found.bytes.buffer);
    };
    const json = (await read('remote.json')).toString('utf8');
    const loaded = await collectFiles(parseManifest(JSON.parse(json), name), read);
    await writeReleaseFolder(folder, loaded);
    return loaded;
  }

  async removeFiles(name: string, release: string): Promise<void> {
    await this.files.deleteMany({ release: `${name}/${release}` });
    await rm(path.join(this.directory, name, release), { recursive: true, force: true });
  }

  close(): Promise<void> {
    return this.client.close();
  }
}
