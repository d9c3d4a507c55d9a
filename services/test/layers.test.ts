import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders and files of `services/src`, lowest first. Each imports only from lower layers. */
const LAYERS = [
  ['errors', 'packageRoot', 'utcDay'],
  ['threads', 'uploads', 'downloads'],
  ['database'],
  ['answers', 'limits', 'audit'],
  ['articles', 'history', 'auth', 'cache'],
  ['resource', 'passkeys'],
  ['media'],
  [
    'search',
    'feedback',
    'consent',
    'telemetry',
    'outbox',
    'generate',
    'impact',
    'operations',
    'editing',
    'checks',
  ],
  ['importExport', 'replace', 'freshness'],
  ['analytics', 'forms', 'help', 'seed', 'sheets'],
  ['views'],
  ['middleware'],
  ['deps'],
  ['createDeps'],
  ['route'],
  ['openapi', 'mcp'],
  ['routes'],
  ['app', 'startup'],
  ['listener', 'config'],
  ['logger'],
  ['server', 'commands'],
  ['backup'],
] as const;

/** The one exception: routes take all that `createDeps` makes, which makes them from the resource table. */
const UPWARD = ['createDeps.ts imports routes'];

const source = path.resolve(__dirname, '../src');
const IMPORT = /(?:from|import\(?|URL\()\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'/g;

const layerOf = (name: string) =>
  LAYERS.findIndex((layer) => (layer as readonly string[]).includes(name));

/** The folder of a file, or the name of a file that stands in none. */
const placeOf = (file: string) => path.relative(source, file).split(path.sep)[0] ?? '';

function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(IMPORT);
  return [...found].map(([, specifier = '']) =>
    placeOf(path.resolve(path.dirname(file), specifier)),
  );
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.ts$/.test(file) && !/\.(?:test|d)\.ts$/.test(file),
);

test('every folder has a layer', () => {
  const names = new Set(files.map((file) => placeOf(path.join(source, file.replace(/\.ts$/, '')))));
  expect([...names].sort()).toEqual(LAYERS.flat().sort());
});

test('imports point to lower layers', () => {
  const upward = files.flatMap((file) => {
    const from = placeOf(path.join(source, file.replace(/\.ts$/, '')));
    return importsOf(path.join(source, file))
      .filter((to) => to !== from && layerOf(to) >= layerOf(from))
      .map((to) => `${file} imports ${to}`);
  });
  expect(upward).toEqual(UPWARD);
});
