import { notImplemented } from '../errors';
import type { Numeric } from './add';

const view = new DataView(new ArrayBuffer(8));

/** Four UTF-16 units that sort as the double does; NaN is below everything. */
export function doubleKey(value: number): string {
  if (Number.isNaN(value)) return '\0\0\0\0';
  view.setFloat64(0, value === 0 ? 0 : value);
  let high = view.getUint32(0);
  let low = view.getUint32(4);
  if (high & 0x80000000) {
    high = ~high >>> 0;
    low = ~low >>> 0;
  } else high = (high | 0x80000000) >>> 0;
  return String.fromCharCode(high >>> 16, high & 0xffff, low >>> 16, low & 0xffff);
}

const same = '\u8000';

/**
 * A string that sorts as the exact value of a number; equal numbers give equal strings.
 * @throws NotImplemented for decimals
 */
export function numberKey(value: Numeric): string {
  if (typeof value === 'number') return doubleKey(value) + same;
  if (value._bsontype === 'Double') return doubleKey(value.value) + same;
  if (value._bsontype === 'Decimal128') throw notImplemented('Comparing decimals');
  // Of a 64-bit integer its nearest double, and how far it is from that: 512 at most.
  const nearest = value.toNumber();
  const rest = Number(value.toBigInt() - BigInt(nearest));
  return doubleKey(nearest) + String.fromCharCode(0x8000 + rest);
}

/** Reverses the sort order of a key. */
export function complement(key: string): string {
  let out = '';
  for (let i = 0; i < key.length; i++) out += String.fromCharCode(0xffff - key.charCodeAt(i));
  return out;
}
