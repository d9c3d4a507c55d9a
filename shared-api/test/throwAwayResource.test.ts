import { readFileSync } from 'node:fs';
import path from 'node:path';
import { machines } from './throwAwayResource';

test('has a field of every kind that staff write', () => {
  const source = path.join(__dirname, '../src/definition/fields.ts');
  const kinds = [...readFileSync(source, 'utf8').matchAll(/\| \(\{ kind: '(\w+)'/g)];
  const shown = Object.values(machines.fields).filter(({ mode }) => String(mode) !== 'hidden');
  const used = new Set(shown.map(({ kind }) => String(kind)));
  const unused = kinds.map(([, kind = '']) => kind).filter((kind) => !used.has(kind));
  expect(unused).toEqual(['password', 'computed']);
});
