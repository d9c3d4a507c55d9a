import { encode, encodeStored } from '../bson/codec';
import type { Doc } from '../bson/values';
import { CollectionIndex, type StoredDoc } from './collectionIndex';
import { type IndexSpec, matchesExisting } from './indexSpec';
import type { Storage } from './storage';

/** What is stored about a collection besides its documents. */
export interface CollectionInfo {
  db: string;
  name: string;
  indexes: IndexSpec[];
}

/** Of one document, for each index. */
type Keys = string[][];

/** One collection in memory; every change goes to storage in the same call, pending a commit. */
export class Collection {
  readonly #docs = new Map<number, StoredDoc>();
  #isOrdered = true;
  indexes: CollectionIndex[];
  #nextId = 1;

  constructor(
    private readonly storage: Storage,
    readonly id: number,
    readonly info: CollectionInfo,
    stored: Iterable<StoredDoc> = [],
  ) {
    for (const doc of stored) {
      this.#docs.set(doc.id, doc);
      this.#nextId = doc.id + 1;
    }
    this.indexes = info.indexes.map(
      (spec) => new CollectionIndex(spec, this.docs.values(), this.namespace),
    );
  }

  get namespace(): string {
    return `${this.info.db}.${this.info.name}`;
  }

  get size(): number {
    return this.#docs.size;
  }

  /** The documents by number, which is their natural order. */
  get docs(): ReadonlyMap<number, StoredDoc> {
    // Undoing a removal puts the document at the end.
    if (!this.#isOrdered) {
      const sorted = [...this.#docs].sort(([a], [b]) => a - b);
      this.#docs.clear();
      for (const [id, doc] of sorted) this.#docs.set(id, doc);
      this.#isOrdered = true;
    }
    return this.#docs;
  }

  /** Makes a change of the description, which has these indexes afterwards. */
  save(indexes: IndexSpec[], apply: () => void, undo: () => void): void {
    const bytes = encode({ ...this.info, indexes });
    const change = (specs: IndexSpec[], act: () => void) => () => {
      act();
      this.info.indexes = specs;
    };
    this.storage.change(
      [{ key: [0, this.id], bytes }],
      change(indexes, apply),
      change(this.info.indexes, undo),
    );
  }

  /** Adds a document. @throws DuplicateKey, BSONObjectTooLarge. */
  insert(doc: Doc, given?: Uint8Array): void {
    const stored: StoredDoc = { id: this.#nextId, doc, bytes: given ?? encodeStored(doc) };
    const keys = this.#newKeys(doc);
    this.#nextId++;
    this.storage.change(
      [{ key: [this.id, stored.id], bytes: stored.bytes }],
      () => this.#attach(stored, keys),
      () => this.#detach(stored, keys),
    );
  }

  /** Replaces a document's content; false when nothing changes. */
  update(stored: StoredDoc, doc: Doc): boolean {
    const bytes = encodeStored(doc);
    const old = { doc: stored.doc, bytes: stored.bytes };
    if (Buffer.compare(bytes, old.bytes) === 0) return false;
    const oldKeys = this.indexes.map((index) => index.keysOf(old.doc));
    const keys = this.#newKeys(doc, stored);
    this.storage.change(
      [{ key: [this.id, stored.id], bytes }],
      () => this.#move(stored, { doc, bytes }, oldKeys, keys),
      () => this.#move(stored, old, keys, oldKeys),
    );
    return true;
  }

  remove(stored: StoredDoc): void {
    const keys = this.indexes.map((index) => index.keysOf(stored.doc));
    this.storage.change(
      [{ key: [this.id, stored.id] }],
      () => this.#detach(stored, keys),
      () => {
        this.#attach(stored, keys);
        this.#isOrdered = false;
      },
    );
  }

  /** Builds an index unless it is there. @throws DuplicateKey and conflicts with others. */
  createIndex(spec: IndexSpec): void {
    if (this.indexes.some((index) => matchesExisting(index.spec, spec))) return;
    const index = new CollectionIndex(spec, this.docs.values(), this.namespace);
    this.setIndexes([...this.indexes, index]);
  }

  setIndexes(indexes: CollectionIndex[]): void {
    const set = (list: CollectionIndex[]) => () => {
      this.indexes = list;
    };
    const specs = indexes.map((index) => index.spec);
    this.save(specs, set(indexes), set(this.indexes));
  }

  /** Lets documents expire after other seconds than before. */
  changeExpiry(index: CollectionIndex, expireAfterSeconds: number): void {
    const set = (spec: IndexSpec) => () => {
      index.spec = spec;
    };
    const changed = { ...index.spec, expireAfterSeconds };
    const specs = this.indexes.map((one) => (one === index ? changed : one.spec));
    this.save(specs, set(changed), set(index.spec));
  }

  #newKeys(doc: Doc, self?: StoredDoc): Keys {
    return this.indexes.map((index) => {
      const keys = index.keysOf(doc);
      index.checkUnique(keys, self, doc, this.namespace);
      return keys;
    });
  }

  #attach(stored: StoredDoc, keys: Keys): void {
    this.#docs.set(stored.id, stored);
    for (const [i, index] of this.indexes.entries()) index.add(keys[i] ?? [], stored);
  }

  #detach(stored: StoredDoc, keys: Keys): void {
    this.#docs.delete(stored.id);
    for (const [i, index] of this.indexes.entries()) index.remove(keys[i] ?? [], stored);
  }

  #move(stored: StoredDoc, content: Pick<StoredDoc, 'doc' | 'bytes'>, from: Keys, to: Keys): void {
    for (const [i, index] of this.indexes.entries()) {
      const [before = [], after = []] = [from[i], to[i]];
      if (before.length === after.length && before.every((key, k) => key === after[k])) continue;
      index.remove(before, stored);
      index.add(after, stored);
    }
    Object.assign(stored, content);
  }
}
