import { complement } from '../bson/numberKey';
import { splitPath, valuesAt } from '../bson/paths';
import { typeKey, valueKey } from '../bson/valueKey';
import type { Doc } from '../bson/values';
import { MongoError } from '../errors';
import { duplicateKey } from './duplicateKey';
import type { IndexSpec } from './indexSpec';
import { OrderedKeys } from './orderedKeys';

/** A stored document: its number in the collection, its bytes and the same decoded. */
export interface StoredDoc {
  readonly id: number;
  bytes: Uint8Array;
  doc: Doc;
}

interface IndexField {
  readonly path: string;
  readonly parts: string[];
  readonly direction: 1 | -1;
}

// An empty array sorts before null.
const emptyArrayKey = typeKey(4);

/** One index in memory: exact keys to documents, and the keys in order. */
export class CollectionIndex {
  readonly fields: IndexField[];
  /** Fields of which a document had several keys: their ranges and order are not exact. */
  readonly multikeyFields = new Set<IndexField>();
  readonly #docs = new Map<string, StoredDoc | Set<StoredDoc>>();
  #order = new OrderedKeys();

  constructor(
    public spec: IndexSpec,
    docs: Iterable<StoredDoc> = [],
    namespace = '',
  ) {
    this.fields = Object.entries(spec.key).map(([path, value]) => ({
      path,
      parts: splitPath(path),
      direction: Number(value) < 0 ? -1 : 1,
    }));
    for (const stored of docs) this.#load(stored, namespace);
    this.#order = new OrderedKeys([...this.#docs.keys()]);
  }

  #load(stored: StoredDoc, namespace: string): void {
    const keys = this.keysOf(stored.doc);
    this.checkUnique(keys, stored, stored.doc, namespace);
    for (const key of keys) this.#put(key, stored);
  }

  /** The distinct keys under which a document is found; none when the index does not cover it. */
  keysOf(doc: Doc): string[] {
    let keys = [''];
    let arrays = 0;
    let present = false;
    for (const field of this.fields) {
      const { parts, direction } = field;
      const values = valuesAt(doc, parts);
      present ||= values.some((value) => value !== undefined);
      const found = fieldKeys(values);
      if (found.length > 1) this.multikeyFields.add(field);
      if (found.length > 1 && ++arrays > 1) {
        throw new MongoError(
          'CannotIndexParallelArrays',
          `cannot index parallel arrays [${this.fields.map((f) => f.path).join('] [')}]`,
        );
      }
      const segments = direction === 1 ? found : found.map(complement);
      keys = keys.flatMap((key) => segments.map((segment) => key + segment));
    }
    return this.spec.sparse && !present ? [] : keys;
  }

  /** @throws DuplicateKey when another document holds one of the keys of a unique index. */
  checkUnique(keys: string[], self: StoredDoc | undefined, doc: Doc, namespace: string): void {
    if (!this.spec.unique && this.spec.name !== '_id_') return;
    for (const key of keys) {
      const holder = this.#docs.get(key);
      if (holder && holder !== self) throw duplicateKey(this.spec, doc, namespace);
    }
  }

  add(keys: string[], stored: StoredDoc): void {
    for (const key of keys) {
      if (!this.#docs.has(key)) this.#order.add(key);
      this.#put(key, stored);
    }
  }

  #put(key: string, stored: StoredDoc): void {
    const holder = this.#docs.get(key);
    if (holder === undefined) this.#docs.set(key, stored);
    else if (holder instanceof Set) holder.add(stored);
    else if (holder !== stored) this.#docs.set(key, new Set([holder, stored]));
  }

  remove(keys: string[], stored: StoredDoc): void {
    for (const key of keys) {
      const holder = this.#docs.get(key);
      if (holder instanceof Set && holder.delete(stored) && holder.size > 0) continue;
      this.#docs.delete(key);
      this.#order.remove(key);
    }
  }

  get(key: string): Iterable<StoredDoc> {
    const holder = this.#docs.get(key);
    if (holder === undefined) return [];
    return holder instanceof Set ? holder : [holder];
  }

  count(key: string): number {
    const holder = this.#docs.get(key);
    return holder instanceof Set ? holder.size : Number(holder !== undefined);
  }

  /** Entries whose keys begin with `prefix`. */
  countBelow(prefix: string): number {
    let sum = 0;
    for (const key of this.#order.range(prefix, `${prefix}\uffff`)) sum += this.count(key);
    return sum;
  }

  /** Documents whose keys lie in `low <= key < high`, in key order. */
  *range(low: string, high: string, descending = false): Generator<StoredDoc> {
    for (const key of this.#order.range(low, high, descending)) yield* this.get(key);
  }
}

function fieldKeys(values: unknown[]): string[] {
  const keys = new Set<string>();
  for (const value of values) {
    if (!Array.isArray(value)) keys.add(valueKey(value));
    else if (value.length === 0) keys.add(emptyArrayKey);
    else for (const item of value) keys.add(valueKey(item));
  }
  if (keys.size === 0) keys.add(valueKey(null));
  return [...keys];
}
