import { doubleKey, numberKey } from './numberKey';
import { asBson, type Doc, typeInfo } from './values';

// UTF-16 sorts surrogates below U+E000..U+FFFF; MongoDB sorts by code point.
const outOfOrder = /[\ud800-\uffff]/;
const high = /[\ud800-\uffff]/g;

/** A string whose UTF-16 order is the code point order of the original. */
export const codePointOrder = (text: string) =>
  outOfOrder.test(text)
    ? text.replace(high, (unit) => {
        const code = unit.charCodeAt(0);
        return String.fromCharCode(code < 0xe000 ? code + 0x2000 : code - 0x800);
      })
    : text;

const terminated = (text: string) => {
  const ordered = codePointOrder(text);
  return `${ordered.includes('\0') ? ordered.replaceAll('\0', '\0\uffff') : ordered}\0\x01`;
};

export const typeKey = (order: number) => String.fromCharCode(order);

/**
 * A string that identifies a value under MongoDB's equality and sorts in its order. No key is a
 * prefix of another, so keys can be joined for compound indexes.
 */
export const valueKey = (value: unknown): string => typeKey(typeInfo(value).order) + bodyKey(value);

/** The key of a value without its type; only comparable within one type. */
export function bodyKey(value: unknown): string {
  switch (typeof value) {
    case 'undefined':
      return '';
    case 'number':
      return numberKey(value);
    case 'string':
      return terminated(value);
    case 'boolean':
      return value ? '\x01' : '\0';
  }
  if (value === null) return '';
  if (value instanceof Date) return doubleKey(value.getTime());
  if (Array.isArray(value)) return `${value.map(valueKey).join('')}\0`;
  const bson = asBson(value);
  if (!bson) return docKey(value as Doc);
  switch (bson._bsontype) {
    case 'Double':
    case 'Long':
    case 'Decimal128':
      return numberKey(bson);
    case 'ObjectId':
      return bson.toHexString();
    case 'Binary': {
      const bytes = bson.value();
      const length = String.fromCharCode(bytes.length >>> 16, bytes.length & 0xffff);
      return `${length}${String.fromCharCode(bson.sub_type)}${latin1(bytes)}`;
    }
    case 'Timestamp':
      return bson.toString(16).padStart(16, '0');
    case 'BSONRegExp':
      return terminated(bson.pattern) + terminated(bson.options);
    case 'Code':
      return terminated(bson.code) + (bson.scope ? valueKey(bson.scope) : '\0');
    case 'BSONSymbol':
      return terminated(bson.value ?? '');
    default:
      return '';
  }
}

const latin1 = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

function docKey(doc: Doc): string {
  let key = '';
  for (const name of Object.keys(doc)) {
    const value = doc[name];
    key += typeKey(typeInfo(value).order) + terminated(name) + bodyKey(value);
  }
  return `${key}\0`;
}
