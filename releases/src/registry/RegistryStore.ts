import { type AuditEntry, recordAudit } from '@pressline/shared-api/node/auditLog';
import { Binary, type Collection, type Db, type MongoClient, MongoServerError } from 'mongodb';
import type { Logger } from 'pino';
import { collectFiles, type PublishedRelease } from '../files/publishedRelease';
import {
  type CheckDocument,
  type ReleaseDocument,
  readDocument,
  SIGNATURE_FILE,
} from '../files/releaseDocument';
import { emptyState, isCorrupt, parseState, type RegistryState } from './registryState';

const REGISTRY_ID = 'registry';
const DUPLICATE_KEY = 11000;
/** Each waits for the disk, which the database asks once for all that wait. */
const SAVED_AT_ONCE = 16;

interface FileDocument {
  /** `<remote>/<release>/<file>` */
  _id: string;
  bytes: Binary;
  savedAt: Date;
}

export class RegistryStore {
  /** Settles when all audit entries so far are inserted. */
  private audit: Promise<void> = Promise.resolve();

  constructor(
    private readonly client: MongoClient,
    private readonly databaseName: string,
    private readonly log: Pick<Logger, 'info'>,
  ) {}

  /** Every method connects first if needed. Throws when the database does not answer. */
  async connect(): Promise<void> {
    await this.client.connect();
  }

  /** The registry; an empty one when nothing was ever written. Throws when it cannot be read. */
  async read(): Promise<RegistryState> {
    try {
      const found = await (await this.registry()).findOne({ _id: REGISTRY_ID });
      return found ? parseState(found.state) : emptyState;
    } catch (error) {
      throw new Error('Cannot read the registry of releases', { cause: error });
    }
  }

  /**
   * Keeps what is in the registry's place under another id, if it is garbage. Resolves with that id, or
   * null when it is a registry, perhaps a newer version's, or another host was faster.
   */
  async setGarbageAside(): Promise<string | null> {
    const registry = await this.registry();
    const found = await registry.findOne({ _id: REGISTRY_ID });
    if (!found || !isCorrupt(found.state)) return null;
    const removed = await registry.findOneAndDelete({ _id: REGISTRY_ID, state: found.state });
    if (!removed) return null;
    const _id = `garbage ${new Date().toISOString()}`;
    await registry.insertOne({ ...removed, _id });
    return _id;
  }

  /** Replaces the registry if its revision is still the expected one. Resolves with whether it did. */
  async write(next: RegistryState, expectedRevision: number): Promise<boolean> {
    const filter = { _id: REGISTRY_ID, revision: expectedRevision };
    const document = { revision: next.revision, state: next };
    try {
      // With another revision the upsert would insert a second one, and its id is taken.
      await (await this.registry()).replaceOne(filter, document, { upsert: true });
      return true;
    } catch (error) {
      if (error instanceof MongoServerError && error.code === DUPLICATE_KEY) return false;
      throw new Error('Cannot write the registry of releases', { cause: error });
    }
  }

  /** Appends to the audit log, soon: a rollback must not wait for it. `close` waits. */
  appendAudit(entries: readonly AuditEntry[]): void {
    for (const entry of entries) {
      const append = async () => recordAudit(await this.database(), this.log, entry);
      // What the database does not take stands in the log and in the remote's history.
      this.audit = this.audit.then(append).catch(() => undefined);
    }
  }

  /** Files that are there already count as saved now. */
  async saveFiles({ manifest, files, json, signature }: PublishedRelease): Promise<void> {
    const stored = await this.files();
    const signed: [string, Buffer][] =
      signature === undefined ? [] : [[SIGNATURE_FILE, Buffer.from(signature)]];
    const save = ([file, bytes]: readonly [string, Buffer]) =>
      stored.replaceOne(
        { _id: `${manifest.name}/${manifest.release}/${file}` },
        { bytes: new Binary(bytes), savedAt: new Date() },
        { upsert: true },
      );
    const all = [...files, ...signed];
    for (let at = 0; at < all.length; at += SAVED_AT_ONCE) {
      await Promise.all(all.slice(at, at + SAVED_AT_ONCE).map(save));
    }
    // The manifest last: a release whose manifest is there is complete.
    await save(['remote.json', json]);
  }

  loadDocument(name: string, release: string): Promise<ReleaseDocument> {
    return readDocument(name, (file) => this.findFile(name, release, file));
  }

  /** Throws when a file is missing or damaged, and what `check` throws. */
  async loadFiles(name: string, release: string, check?: CheckDocument): Promise<PublishedRelease> {
    const document = await this.loadDocument(name, release);
    check?.(document);
    return collectFiles(document, async (file) => {
      const bytes = await this.findFile(name, release, file);
      if (!bytes) throw new Error(`The registry has no file ${file} of ${name} ${release}`);
      return bytes;
    });
  }

  async removeFiles(name: string, kept: readonly string[], before: number): Promise<void> {
    await (await this.files()).deleteMany({
      _id: { $regex: `^${name}/`, $not: new RegExp(`^${name}/(${kept.join('|')})/`) },
      savedAt: { $not: { $gte: new Date(before) } },
    });
  }

  async close(): Promise<void> {
    await this.audit;
    await this.client.close();
  }

  // The driver does not connect by itself again when the first attempt has failed.
  private async database(): Promise<Db> {
    await this.connect();
    return this.client.db(this.databaseName);
  }

  private async registry(): Promise<
    Collection<{ _id: string; revision: number; state: RegistryState }>
  > {
    return (await this.database()).collection('releaseRegistry');
  }

  private async files(): Promise<Collection<FileDocument>> {
    return (await this.database()).collection('releaseFiles');
  }

  private async findFile(name: string, release: string, file: string): Promise<Buffer | null> {
    const found = await (await this.files()).findOne({ _id: `${name}/${release}/${file}` });
    return found && Buffer.from(found.bytes.buffer);
  }
}
