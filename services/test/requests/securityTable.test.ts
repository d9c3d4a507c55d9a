import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../..');
const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const rows = [...text.matchAll(/^\| (\d.*?) \| [\d, ]+ \| .*? \| `(.+?)` \| (.+?) \|$/gm)];

/** As a pattern: the names of tests have signs of their own. */
const literal = (name: string) => name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

test.each(rows.map(([, requirement, file, title]) => [requirement, file, title]))(
  'ASVS %s has its test',
  (_requirement, file = '', title = '') => {
    expect(existsSync(path.join(root, file))).toBe(true);
    const source = readFileSync(path.join(root, file), 'utf8');
    expect(source).toMatch(
      new RegExp(`(?:\\b(?:test|it)|\\)|\\])\\(\\s*['\`]${literal(title)}['\`]`),
    );
  },
);

test('every row of the tables is one', () => {
  const tables = text.split('| requirement | level |').slice(1);
  const lines = tables.flatMap(
    (table) => table.split('\n\n')[0]?.trim().split('\n').slice(2) ?? [],
  );
  expect(rows).toHaveLength(lines.length);
});

/** How many requirements each section of these chapters has. */
const SECTIONS: Readonly<Record<string, number>> = {
  ...{ '3.1': 1, '3.2': 3, '3.3': 5, '3.4': 8, '3.5': 8, '3.6': 1, '3.7': 5 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 4 },
};

test('nothing of V3 and V16 is passed over', () => {
  const all = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  const passedOver = all.filter((id) => !new RegExp(`(?<![\\d.])${literal(id)}(?!\\d)`).test(text));
  expect(passedOver).toEqual([]);
});
