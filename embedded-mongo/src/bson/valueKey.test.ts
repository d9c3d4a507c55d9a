import {
  Binary,
  BSONRegExp,
  Decimal128,
  Double,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { decode, encode } from './codec';
import { compare } from './compare';
import { complement } from './numberKey';
import { valueKey } from './valueKey';

const decimal = (text: string) => Decimal128.fromString(text);

// Ascending; each inner list holds values that MongoDB takes for equal.
const ascending: unknown[][] = [
  [new MinKey()],
  [null, undefined],
  [Number.NaN, new Double(Number.NaN)],
  [Number.NEGATIVE_INFINITY],
  [Long.MIN_VALUE, -(2 ** 63)],
  [Long.fromString('-9007199254740993')],
  [-1.5],
  [-0, 0, new Double(0), Long.ZERO],
  [5e-324],
  [0.1],
  [1, new Double(1), Long.ONE],
  [9007199254740991],
  [9007199254740992, Long.fromString('9007199254740992')],
  [Long.fromString('9007199254740993')],
  [9007199254740994],
  [2 ** 62],
  [Long.fromString('4611686018427388416')],
  [Long.MAX_VALUE],
  [2 ** 63],
  [Number.POSITIVE_INFINITY],
  [''],
  ['a'],
  ['a\0'],
  ['a\0b'],
  ['aa'],
  ['ä'],
  ['\uffee'],
  ['😀'],
  [{}],
  [{ a: 1 }, { a: Long.ONE }],
  [{ a: 1, b: 0 }],
  [{ b: 0 }],
  [{ b: 1, a: 1 }],
  [{ a: 'x' }],
  [[]],
  [[1]],
  [[1, 2]],
  [[2]],
  [new Binary(Buffer.from([255]))],
  [new Binary(Buffer.from([0, 0]))],
  [new Binary(Buffer.from([0, 0]), 4)],
  [new ObjectId('000000000000000000000001')],
  [new ObjectId('f00000000000000000000000')],
  [false],
  [true],
  [new Date(-1)],
  [new Date(0)],
  [new Timestamp({ t: 1, i: 5 })],
  [new Timestamp({ t: 2 ** 31, i: 1 })],
  [new BSONRegExp('a', 'i')],
  [new MaxKey()],
];

test('values compare in the order of BSON, and their keys sort the same way', () => {
  for (const [i, lefts] of ascending.entries()) {
    for (const [j, rights] of ascending.entries()) {
      for (const left of lefts) {
        for (const right of rights) {
          const expected = Math.sign(i - j);
          const [a, b] = [valueKey(left), valueKey(right)];
          const byKey = a < b ? -1 : Number(a > b);
          const [x, y] = [`${complement(a)}\x05`, `${complement(b)}\x05`];
          const reversed = x < y ? 1 : x > y ? -1 : 0;
          expect([compare(left, right), byKey, reversed, left, right]).toEqual([
            expected,
            expected,
            expected,
            left,
            right,
          ]);
        }
      }
    }
  }
});

test('decimals are kept, and refused where they would be compared', () => {
  expect(() => valueKey(decimal('1.5'))).toThrow('Comparing decimals');
  expect(() => compare(1, decimal('1.5'))).toThrow('Comparing decimals');
});

test('decoding and encoding keeps every byte and the order of fields', () => {
  const doc = {
    z: new Double(3),
    a: 3,
    big: Long.fromNumber(7),
    far: 1e300,
    price: decimal('1.10'),
    inner: { y: 1, list: [new Double(1), 1.5, null, { x: Long.MAX_VALUE }] },
    expression: new BSONRegExp('a.b', 'is'),
    at: new Date(5),
    minus: -0,
  };
  const bytes = encode(doc);
  expect(Buffer.compare(encode(decode(bytes)), bytes)).toBe(0);
});
