import { decode } from '../bson/codec';
import { MongoError } from '../errors';
import { Collection, type CollectionInfo } from './collection';
import type { StoredDoc } from './collectionIndex';
import { idSpec } from './indexSpec';
import type { Key, Storage } from './storage';

export class Catalog {
  readonly #collections = new Map<string, Collection>();
  #nextId = 1;

  constructor(readonly storage: Storage) {
    for (const { id, bytes } of storage.read(0)) {
      const info = decode(bytes) as unknown as CollectionInfo;
      const collection = new Collection(storage, id, info, readDocs(storage, id));
      this.#collections.set(collection.namespace, collection);
      this.#nextId = id + 1;
    }
  }

  get(db: string, name: string): Collection | undefined {
    return this.#collections.get(`${db}.${name}`);
  }

  getOrCreate(db: string, name: string): Collection {
    return this.get(db, name) ?? this.create(db, name);
  }

  create(db: string, name: string): Collection {
    checkNamespace(db, name);
    const info = { db, name, indexes: [idSpec] };
    const collection = new Collection(this.storage, this.#nextId, info);
    this.#nextId++;
    collection.save(
      info.indexes,
      () => this.#collections.set(collection.namespace, collection),
      () => this.#collections.delete(collection.namespace),
    );
    return collection;
  }

  drop(collection: Collection): void {
    const keys: Key[] = [...collection.docs.keys()].map((id) => [collection.id, id]);
    this.storage.change(
      [...keys, [0, collection.id] as Key].map((key) => ({ key })),
      () => this.#collections.delete(collection.namespace),
      () => this.#collections.set(collection.namespace, collection),
    );
  }

  list(db?: string): Collection[] {
    return [...this.#collections.values()].filter(({ info }) => !db || info.db === db);
  }
}

function* readDocs(storage: Storage, id: number): Generator<StoredDoc> {
  for (const { id: number, bytes } of storage.read(id)) {
    yield { id: number, bytes, doc: decode(bytes) };
  }
}

function checkNamespace(db: string, name: string): void {
  const valid =
    /^[^\s/\\."$*<>:|?\0]{1,63}$/.test(db) &&
    name !== '' &&
    !/[$\0]/.test(name) &&
    !name.startsWith('.') &&
    !name.startsWith('system.') &&
    Buffer.byteLength(`${db}.${name}`) <= 255;
  if (!valid)
    throw new MongoError('InvalidNamespace', `Invalid namespace specified '${db}.${name}'`);
}
