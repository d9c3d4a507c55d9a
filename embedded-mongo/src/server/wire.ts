import { decode, encode, maxMessageBytes } from '../bson/codec';
import type { Doc } from '../bson/values';

const opReply = 1;
const opQuery = 2004;
const opMsg = 2013;
const moreToCome = 2;
// Bits 0 to 15 change how a message is read, so a message with an unknown one is refused.
const unknownRequired = 0xffff & ~moreToCome;

/** A broken or unsupported message: the connection is closed. */
class ProtocolError extends Error {}

export interface Request {
  readonly id: number;
  readonly command: Doc;
  /** Documents sent beside the command, by the command's field. */
  readonly sequences: ReadonlyMap<string, Uint8Array[]>;
  readonly wantsReply: boolean;
  readonly isLegacy: boolean;
}

/** Cuts a stream of bytes into messages. */
export class MessageReader {
  #chunks: Buffer[] = [];
  #length = 0;

  /** @throws ProtocolError for a length no message can have. */
  *push(chunk: Buffer): Generator<Buffer> {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    while (this.#length >= 4) {
      const size = this.#join(4).readInt32LE(0);
      if (size < 16 || size > maxMessageBytes) throw new ProtocolError(`message of ${size} bytes`);
      if (this.#length < size) return;
      const all = this.#join(this.#length);
      this.#chunks = all.length > size ? [all.subarray(size)] : [];
      this.#length -= size;
      yield all.subarray(0, size);
    }
  }

  /** Joins the chunks only when the first is too short, so that a large message is copied once. */
  #join(least: number): Buffer {
    const first = this.#chunks[0];
    if (first && first.length >= least) return first;
    const all = Buffer.concat(this.#chunks);
    this.#chunks = [all];
    return all;
  }
}

/** @throws ProtocolError, or FailedToParse for broken BSON. */
export function parseRequest(message: Buffer): Request {
  const id = message.readInt32LE(4);
  const code = message.readInt32LE(12);
  if (code === opQuery) return parseQuery(id, message);
  if (code !== opMsg) throw new ProtocolError(`unsupported opcode ${code}`);
  const flags = message.readUInt32LE(16);
  if (flags & unknownRequired) throw new ProtocolError(`unknown message flags ${flags}`);
  let command: Doc | undefined;
  const sequences = new Map<string, Uint8Array[]>();
  for (let at = 20; at < message.length; ) {
    const kind = message[at];
    const size = message.readInt32LE(at + 1);
    const section = message.subarray(at + 1, at + 1 + size);
    if (size < 5 || at + 1 + size > message.length)
      throw new ProtocolError('section out of bounds');
    if (kind === 0 && !command) command = decode(section);
    else if (kind === 1) {
      const nul = section.indexOf(0, 4);
      sequences.set(section.toString('utf8', 4, nul), [...documents(section, nul + 1)]);
    } else throw new ProtocolError(`unexpected section of kind ${kind}`);
    at += 1 + size;
  }
  if (!command) throw new ProtocolError('message without a body');
  return { id, command, sequences, wantsReply: !(flags & moreToCome), isLegacy: false };
}

function* documents(section: Buffer, start: number): Generator<Uint8Array> {
  for (let at = start; at < section.length; ) {
    const size = section.length - at < 5 ? 0 : section.readInt32LE(at);
    if (size < 5 || at + size > section.length) throw new ProtocolError('document out of bounds');
    yield section.subarray(at, at + size);
    at += size;
  }
}

/** The form in which drivers send their first hello. */
function parseQuery(id: number, message: Buffer): Request {
  const nul = message.indexOf(0, 20);
  const namespace = message.toString('utf8', 20, nul);
  const body = message.subarray(nul + 9);
  const size = body.readInt32LE(0);
  if (!namespace.endsWith('.$cmd') || size > body.length) {
    throw new ProtocolError('OP_QUERY is supported for hello only');
  }
  const command = { ...decode(body.subarray(0, size)), $db: namespace.slice(0, -5) };
  return { id, command, sequences: new Map(), wantsReply: true, isLegacy: true };
}

let nextId = 1;

/** The message that answers a request. */
export function encodeReply(request: Request, reply: Doc | Uint8Array): Buffer {
  const body = reply instanceof Uint8Array ? reply : encode(reply as Doc);
  const head = Buffer.alloc(request.isLegacy ? 36 : 21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(nextId, 4);
  nextId = (nextId + 1) | 0;
  head.writeInt32LE(request.id, 8);
  head.writeInt32LE(request.isLegacy ? opReply : opMsg, 12);
  // A legacy reply has flags, cursor id and start, then the number of documents.
  if (request.isLegacy) head.writeInt32LE(1, 32);
  return Buffer.concat([head, body]);
}
