import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../..');
const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const rows = [...text.matchAll(/^\| (\d.*?) \| .*? \| `(.+?)` \| (.+?) \|$/gm)];

test.each(rows.map(([, requirement, file, title]) => [requirement, file, title]))(
  'ASVS %s has its test',
  (_requirement, file = '', title = '') => {
    expect(existsSync(path.join(root, file))).toBe(true);
    const source = readFileSync(path.join(root, file), 'utf8');
    expect(source).toMatch(new RegExp(`(?:test|it)\\(\\s*'${title}'`));
  },
);

test('every row of the table is one', () => {
  const table = text.slice(text.indexOf('| requirement |')).split('\n\n')[0] ?? '';
  expect(rows).toHaveLength(table.trim().split('\n').length - 2);
});
