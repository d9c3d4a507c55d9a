import path from 'node:path';
import { Binary, type Collection, type MongoClient, MongoServerError } from 'mongodb';
import { parseManifest } from '../files/manifest';
import {
  collectFiles,
  openReleaseFolder,
  type ReleaseFiles,
  removeReleaseFolders,
  writeReleaseFolder,
} from '../files/releaseFiles';
import { LastGoodCopy } from './LastGoodCopy';
import type { OnProblem, RegistryStore } from './RegistryStore';
import { emptyState, parseState, type RegistryState } from './registryState';

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
  bytes: Binary;
  savedAt: Date;
}

/** The registry in MongoDB, for shell hosts on several machines; each keeps a copy of what it serves in its own folder. */
export class MongoRegistryStore implements RegistryStore {
  private readonly registry: Collection<RegistryDocument>;
  private readonly files: Collection<FileDocument>;
  private readonly copy: LastGoodCopy;
  private readonly loading = new Map<string, Promise<ReleaseFiles>>();

  constructor(
    readonly place: string,
    private readonly client: MongoClient,
    databaseName: string | undefined,
    private readonly directory: string,
    private readonly onProblem: OnProblem,
  ) {
    const database = client.db(databaseName);
    this.registry = database.collection('releaseRegistry');
    this.files = database.collection('releaseFiles');
    this.copy = new LastGoodCopy(path.join(directory, 'registry.last-good.json'), onProblem);
  }

  async read(): Promise<RegistryState> {
    try {
      const found = await this.registry.findOne({ _id: REGISTRY_ID });
      if (!found && (await this.copy.read())) throw new Error('It is gone');
      const state = found ? parseState(found.state) : emptyState;
      if (found) await this.copy.keep(state);
      this.onProblem('registry', null);
      return state;
    } catch (error) {
      return this.copy.standIn(this.place, error);
    }
  }

  async write(next: RegistryState, expectedRevision: number): Promise<boolean> {
    const filter = { _id: REGISTRY_ID, revision: expectedRevision };
    const document = { revision: next.revision, state: next };
    try {
      // Inserted where there is none, be it new or gone; with another revision its id is taken.
      await this.registry.replaceOne(filter, document, { upsert: true });
      return true;
    } catch (error) {
      if (error instanceof MongoServerError && error.code === DUPLICATE_KEY) return false;
      throw new Error(`${this.place} cannot be written`, { cause: error });
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
        { bytes: new Binary(bytes), savedAt: new Date() },
        { upsert: true },
      );
    }
    await writeReleaseFolder(path.join(this.directory, key), release);
  }

  // A page asks for many files of a release at once, and each brings all of it.
  loadFiles(name: string, release: string): Promise<ReleaseFiles> {
    const key = `${name}/${release}`;
    const underWay = this.loading.get(key);
    if (underWay) return underWay;
    const loading = this.load(name, release).finally(() => this.loading.delete(key));
    this.loading.set(key, loading);
    return loading;
  }

  private async load(name: string, release: string): Promise<ReleaseFiles> {
    const folder = path.join(this.directory, name, release);
    const local = await openReleaseFolder(folder, name).catch(() => null);
    if (local) return local;
    const read = async (file: string) => {
      const found = await this.files.findOne({ _id: `${name}/${release}/${file}` });
      if (!found) throw new Error(`The registry has no file ${file} of ${name} ${release}`);
      return Buffer.from(found.bytes.buffer);
    };
    const json = (await read('remote.json')).toString('utf8');
    const loaded = await collectFiles(parseManifest(json, name), read);
    await writeReleaseFolder(folder, loaded);
    return loaded;
  }

  async removeFiles(name: string, kept: readonly string[], before: number): Promise<void> {
    await this.files.deleteMany({
      _id: { $regex: `^${name}/`, $not: new RegExp(`^${name}/(${kept.join('|')})/`) },
      savedAt: { $not: { $gte: new Date(before) } },
    });
    await removeReleaseFolders(path.join(this.directory, name), kept, before);
  }

  close(): Promise<void> {
    return this.client.close();
  }
}
