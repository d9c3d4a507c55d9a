import { maxDocumentBytes } from '../bson/codec';
import { asBson } from '../bson/values';
import { MongoError } from '../errors';

const idleMilliseconds = 600_000;
const firstBatchSize = 101;

interface Cursor {
  readonly namespace: string;
  readonly rows: Iterator<Uint8Array>;
  pending: Uint8Array | undefined;
  lastUsed: number;
}

interface CursorOptions {
  readonly namespace: string;
  /** Gives no more than the first batch. */
  readonly singleBatch?: boolean;
}

/** Open cursors: results that did not fit into the first batch. */
export class Cursors {
  readonly #open = new Map<string, Cursor>();
  #nextId = BigInt(Date.now()) << 16n;

  /** Answers find and aggregate with a first batch of at most 16 MB. */
  start(rows: Iterable<Uint8Array>, { namespace, singleBatch }: CursorOptions): Uint8Array {
    const cursor = { namespace, rows: rows[Symbol.iterator](), pending: undefined, lastUsed: 0 };
    const { batch, isDone } = takeBatch(cursor, firstBatchSize);
    if (isDone || singleBatch) return cursorReply('firstBatch', batch, 0n, namespace);
    const id = this.#nextId++;
    this.#open.set(String(id), { ...cursor, lastUsed: Date.now() });
    return cursorReply('firstBatch', batch, id, namespace);
  }

  /** @throws CursorNotFound. */
  next(id: unknown, namespace: string): Uint8Array {
    const key = keyOf(id);
    const cursor = this.#open.get(key);
    if (!cursor || cursor.namespace !== namespace) {
      throw new MongoError('CursorNotFound', `cursor id ${key} not found`);
    }
    const { batch, isDone } = takeBatch(cursor, Number.POSITIVE_INFINITY);
    cursor.lastUsed = Date.now();
    if (isDone) this.#open.delete(key);
    return cursorReply('nextBatch', batch, isDone ? 0n : BigInt(key), namespace);
  }

  kill(id: unknown): boolean {
    return this.#open.delete(keyOf(id));
  }

  /** Closes the cursors that no client has asked for ten minutes. */
  closeIdle(now = Date.now()): void {
    for (const [key, cursor] of this.#open) {
      if (now - cursor.lastUsed > idleMilliseconds) this.#open.delete(key);
    }
  }
}

const keyOf = (id: unknown) => (asBson(id)?._bsontype === 'Long' ? String(id) : '');

function takeBatch(cursor: Cursor, count: number): { batch: Uint8Array[]; isDone: boolean } {
  const batch: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const row = cursor.pending ?? cursor.rows.next().value;
    cursor.pending = row;
    if (row === undefined) return { batch, isDone: true };
    // A row that does not fit waits for the next batch; one alone always fits.
    if (batch.length >= count || (batch.length > 0 && bytes + row.length > maxDocumentBytes)) {
      return { batch, isDone: false };
    }
    batch.push(row);
    bytes += row.length + 8;
    cursor.pending = undefined;
  }
}

/** `{cursor: {<batchName>: [...], id, ns}, ok: 1}`, written around documents that are bytes already. */
function cursorReply(batchName: string, rows: Uint8Array[], id: bigint, ns: string): Uint8Array {
  const items = rows.flatMap((row, index) => [element(3, String(index)), row]);
  const long = Buffer.alloc(8);
  long.writeBigInt64LE(id);
  const one = Buffer.alloc(8);
  one.writeDoubleLE(1);
  const text = Buffer.from(`${ns}\0`);
  const length = Buffer.alloc(4);
  length.writeInt32LE(text.length);
  const cursor = document([
    element(4, batchName),
    document(items),
    element(18, 'id'),
    long,
    element(2, 'ns'),
    length,
    text,
  ]);
  return document([element(3, 'cursor'), cursor, element(1, 'ok'), one]);
}

const element = (type: number, name: string) =>
  Buffer.from(`${String.fromCharCode(type)}${name}\0`);

function document(parts: Uint8Array[]): Buffer {
  const size = parts.reduce((sum, part) => sum + part.length, 5);
  const head = Buffer.alloc(4);
  head.writeInt32LE(size);
  return Buffer.concat([head, ...parts, Buffer.alloc(1)], size);
}
