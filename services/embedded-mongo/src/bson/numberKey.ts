import type { Numeric } from './add';

/** An exact decimal: coefficient × 10^exponent. */
interface Exact {
  readonly coefficient: bigint;
  readonly exponent: number;
}

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

/** A string that sorts as the exact value of any BSON number; equal numbers give equal strings. */
export function numberKey(value: Numeric): string {
  if (typeof value === 'number') return doubleKey(value) + same;
  if (value._bsontype === 'Double') return doubleKey(value.value) + same;
  const exact = exactOf(value);
  if (typeof exact === 'number') return doubleKey(exact) + same;
  const text = `${exact.coefficient}e${exact.exponent}`;
  const limit = Number.MAX_VALUE;
  const nearest = Math.min(limit, Math.max(-limit, Number(text)));
  return doubleKey(nearest) + restKey(subtract(exact, exactDouble(nearest)));
}

/** The exact value, or the number itself when it is NaN or infinite. */
function exactOf(value: Numeric): Exact | number {
  if (typeof value === 'number') return Number.isFinite(value) ? exactDouble(value) : value;
  if (value._bsontype === 'Double') return exactOf(value.value);
  if (value._bsontype === 'Long') return { coefficient: value.toBigInt(), exponent: 0 };
  const text = value.toString();
  const parts = /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/i.exec(text);
  if (!parts) return Number(text);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts;
  const coefficient = BigInt(sign + whole + fraction);
  return { coefficient, exponent: Number(exponent) - fraction.length };
}

function exactDouble(value: number): Exact {
  view.setFloat64(0, value);
  const high = view.getUint32(0);
  const biased = (high >>> 20) & 0x7ff;
  let mantissa = (BigInt(high & 0xfffff) << 32n) | BigInt(view.getUint32(4));
  if (biased !== 0) mantissa |= 1n << 52n;
  const power = (biased || 1) - 1075;
  const signed = high & 0x80000000 ? -mantissa : mantissa;
  if (power >= 0) return { coefficient: signed << BigInt(power), exponent: 0 };
  return { coefficient: signed * 5n ** BigInt(-power), exponent: power };
}

function subtract(a: Exact, b: Exact): Exact {
  const exponent = Math.min(a.exponent, b.exponent);
  const scaled = (x: Exact) => x.coefficient * 10n ** BigInt(x.exponent - exponent);
  return { coefficient: scaled(a) - scaled(b), exponent };
}

/** Orders numbers that share their nearest double by what is left. */
function restKey({ coefficient, exponent }: Exact): string {
  if (coefficient === 0n) return same;
  const all = (coefficient < 0n ? -coefficient : coefficient).toString();
  const body = `${String.fromCharCode(0x8000 + exponent + all.length)}${all.replace(/0+$/, '')}\0`;
  return coefficient > 0n ? `\u8001${body}` : `\u7fff${complement(body)}`;
}

/** Reverses the sort order of a key. */
export function complement(key: string): string {
  let out = '';
  for (let i = 0; i < key.length; i++) out += String.fromCharCode(0xffff - key.charCodeAt(i));
  return out;
}
