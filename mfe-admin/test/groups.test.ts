import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The groups of `mfe-admin/src`: each imports only from itself and from those before it. */
const GROUPS = ['form', 'list', 'inbox', 'media', 'insight', 'articles', 'people', 'site'];

const source = path.resolve(__dirname, '../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
const groupOf = (file: string) => (file.includes('/') ? file.split('/')[0] : 'page') ?? '';

/** The files that a file imports, for their types too. */
const importsOf = (file: string): string[] =>
  [...readFileSync(path.join(source, file), 'utf8').matchAll(/(?:from|import\(?)\s*'(\.[^']+)'/g)]
    .map(([, specifier = '']) => path.posix.join(path.posix.dirname(file), specifier))
    .filter((imported) => !imported.startsWith('..'));

test('each folder is a group', () => {
  const folders = files.map(groupOf).filter((group) => group !== 'page');
  expect([...new Set(folders)].sort()).toEqual([...GROUPS].sort());
});

test('groups import in one direction', () => {
  // The files beside the groups make the page of them.
  const order = [...GROUPS, 'page'];
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((to) => order.indexOf(groupOf(to)) > order.indexOf(groupOf(file)))
      .map((to) => `${file} imports ${to}`),
  );
  expect(wrong).toEqual([]);
});
