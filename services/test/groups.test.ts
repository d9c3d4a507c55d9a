import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The groups of rooms in `services/src`, and the groups that each imports from. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  store: [],
  http: ['store'],
  people: ['http', 'store'],
  content: ['people', 'http', 'store'],
  drafting: ['content', 'http', 'store'],
  mail: ['content', 'people', 'http', 'store'],
  reading: ['mail', 'drafting', 'content', 'people', 'http', 'store'],
  insight: ['reading', 'mail', 'content', 'people', 'http', 'store'],
};
/** Files beside the groups that every group may import; the others make the application. */
const FOR_ALL = ['Part.ts', 'errors.ts', 'packageRoot.ts', 'utcDay.ts'];

const source = path.resolve(__dirname, '../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/\.(?:test|d)\.ts$/.test(file))
  .map((file) => file.replaceAll(path.sep, '/'));
const groupOf = (file: string) => file.split('/')[0] ?? '';

/** The files that a file imports, for their types too. */
const importsOf = (file: string): string[] =>
  [
    ...readFileSync(path.join(source, file), 'utf8').matchAll(
      /(?:from|import\(?)\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'/g,
    ),
  ].map(([, specifier = '']) => `${path.posix.join(path.posix.dirname(file), specifier)}.ts`);

test('each file is in a group, or makes the application', () => {
  expect([...new Set(files.filter((file) => file.includes('/')).map(groupOf))].sort()).toEqual(
    Object.keys(GROUPS).sort(),
  );
});

test('groups import in one direction', () => {
  const wrong = Object.entries(GROUPS).flatMap(([group, below]) =>
    files
      .filter((file) => groupOf(file) === group)
      .flatMap((file) => importsOf(file).map((imported) => [file, imported] as const))
      .filter(([, to]) => ![group, ...below, ...FOR_ALL].includes(groupOf(to)))
      .map(([file, to]) => `${file} imports ${to}`),
  );
  expect(wrong).toEqual([]);
});
