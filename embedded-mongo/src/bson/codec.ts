import { BSON, type DBRef, type Double } from 'bson';
import { MongoError } from '../errors';
import { type Doc, isInt32 } from './values';

export const maxDocumentBytes = 16 * 1024 * 1024;
export const maxMessageBytes = 48_000_000;

// promoteValues off keeps 32-bit integers, doubles and 64-bit integers apart.
const options = { promoteValues: false, promoteLongs: false, bsonRegExp: true } as const;

/**
 * Decodes BSON so that encoding gives the same bytes: a JavaScript number is an int32 when it is an
 * integer of that range and a double otherwise; a double that looks like an int32 stays a `Double`.
 */
export function decode(bytes: Uint8Array): Doc {
  try {
    return plain(BSON.deserialize(bytes, options)) as Doc;
  } catch (error) {
    throw new MongoError('FailedToParse', `Invalid BSON: ${(error as Error).message}`);
  }
}

export function encode(doc: Doc): Uint8Array {
  return BSON.serialize(doc, { ignoreUndefined: false });
}

/** Encodes a document that will be stored. @throws BSONObjectTooLarge above 16 MB. */
export function encodeStored(doc: Doc): Uint8Array {
  if (BSON.calculateObjectSize(doc, { ignoreUndefined: false }) > maxDocumentBytes)
    throw tooLarge();
  return encode(doc);
}

export const tooLarge = () =>
  new MongoError('BSONObjectTooLarge', `BSONObj size must be at most ${maxDocumentBytes} bytes`);

function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) value[i] = plain(value[i]);
    return value;
  }
  switch ((value as { _bsontype?: string })._bsontype) {
    case undefined: {
      const doc = value as Doc;
      for (const key in doc) {
        const old = doc[key];
        if (typeof old === 'object' && old !== null) {
          const next = plain(old);
          if (next !== old) doc[key] = next;
        }
      }
      return doc;
    }
    case 'Int32':
      return (value as unknown as { value: number }).value;
    case 'Double': {
      const number = (value as unknown as Double).value;
      return isInt32(number) ? value : number;
    }
    case 'DBRef': {
      const { collection, oid, db, fields } = value as unknown as DBRef;
      return plain({ $ref: collection, $id: oid, ...(db ? { $db: db } : {}), ...fields });
    }
    default:
      return value;
  }
}
