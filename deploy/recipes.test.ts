import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { remotes } from '../federation';
import { machines } from '../shared-api/test/throwAwayResource';

const root = path.resolve(__dirname, '..');
const at = (...parts: string[]) => path.join(root, ...parts);
const read = (file: string) => readFileSync(at(file), 'utf8');
const isFolder = (name: string) => statSync(at(name)).isDirectory();

/** Files and folders by a path in which `<…>` stands for any name. */
const find = (pattern: string) =>
  pattern.split('/').reduce<string[]>(
    (folders, part) =>
      folders.filter(isFolder).flatMap((folder) => {
        const escaped = part.replaceAll('.', '\\.').replace(/<\w+>/g, '[\\w-]+');
        const names = part.includes('<') ? readdirSync(at(folder)) : [part];
        return names
          .filter((name) => new RegExp(`^${escaped}$`).test(name) && existsSync(at(folder, name)))
          .map((name) => path.posix.join(folder, name));
      }),
    ['.'],
  );

const isPath = (code: string) =>
  /^[\w.<][\w.<>/-]*\/[\w.<>-]+$|\.(?:tsx?|json|ya?ml|md)$/.test(code);
const recipes = (read('CONTRIBUTING.md').split('\n## Recipes\n')[1] ?? '')
  .split('\n### ')
  .slice(1)
  .map((text) => {
    const codes = [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
    return { title: text.split('\n')[0], codes, paths: codes.filter(isPath) };
  });

describe.each(recipes)('$title', ({ codes, paths }) => {
  test('names files that exist, and code that stands in them', () => {
    expect(paths.filter((one) => find(one).length === 0)).toEqual([]);
    const files = paths.flatMap(find).filter((one) => !isFolder(one));
    const texts = files.map(read);
    const names = codes.filter((code) => /^[a-zA-Z][\w-]+$/.test(code));
    expect(names.filter((name) => !texts.some((text) => text.includes(name)))).toEqual([]);
  });

  test('names a test that follows it', () => {
    expect(paths.filter((one) => /\.(?:test|spec)\.tsx?$/.test(one))).not.toEqual([]);
  });
});

test('there are recipes', () => expect(recipes.length).toBeGreaterThan(6));

test('a kind of field that staff write is one of the throw-away resource', () => {
  const kinds = [...read('shared-api/src/definition/fields.ts').matchAll(/\| \(\{ kind: '(\w+)'/g)];
  const shown = Object.values(machines.fields).filter(({ mode }) => String(mode) !== 'hidden');
  const used = new Set(shown.map(({ kind }) => String(kind)));
  const unused = kinds.map(([, kind = '']) => kind).filter((kind) => !used.has(kind));
  expect(unused).toEqual(['password', 'computed']);
});

test('an early script of a remote is one of its server', () => {
  const scripts = remotes.flatMap(({ name }) => {
    const names = readdirSync(at(name, 'src'), { recursive: true, encoding: 'utf8' });
    const sources = names.filter((one) => /(?:server|earlyScripts)\.ts$/.test(one));
    const text = sources.map((one) => read(`${name}/src/${one}`)).join('');
    return names.filter((one) => one.endsWith('.script.ts')).map((one) => ({ one, text }));
  });
  expect(scripts.length).toBeGreaterThan(2);
  const importOf = (one: string) => `${path.basename(one, '.ts')}?inline'`;
  expect(scripts.filter(({ one, text }) => !text.includes(importOf(one)))).toEqual([]);
});

describe.each(remotes)('$name', ({ name, portEnv, urlEnv, defaultPort, serverRendered }) => {
  test.each([
    ['package.json', [`"${name}"`]],
    [
      'docker-compose.yml',
      [
        ...[`  ${name}:\n`, `REMOTE: ${name}`, `${urlEnv}: `, `${name}:8080`],
        `    ${name}: { condition: service_healthy }\n`,
      ],
    ],
    [`.github/workflows/${name}.yml`, [`name: ${name}\n`, `remote: ${name}\n`, `${name}/**`]],
    ['.github/workflows/site.yml', [`- ${name}/**\n`, ` ${name} `]],
    ['.env.example', [`${portEnv}=${defaultPort}`, `${urlEnv}=http://localhost:${defaultPort}`]],
    ['README.md', [`\`${name}/\``]],
    ['docs/architecture.md', [`**\`${name}/src/\`**`]],
    ['mfe-admin/src/releases/releaseTexts.ts', [`'${name}'`]],
    ['docs/deploying.md', [`\`${name}\``, `\`${urlEnv}\``]],
  ])('%s names it', (file, needed) => {
    const text = read(file);
    expect(needed.filter((part) => !text.includes(part))).toEqual([]);
  });

  test('has the name and the files of a remote', () => {
    expect(name).toMatch(/^mfe-/);
    const files = ['App.tsx', 'routes.ts', ...(serverRendered ? ['server.ts'] : [])];
    expect(files.filter((file) => !existsSync(at(name, 'src', file)))).toEqual([]);
    const { scripts } = JSON.parse(read(`${name}/package.json`));
    expect(scripts).toMatchObject({ build: expect.anything(), dev: expect.anything() });
  });
});

test('the tree of the architecture names every folder of each package', () => {
  const [, tree = ''] = read('docs/architecture.md').split('## All folders');
  const packages = tree.split(/^\| \*\*`(.+?)\/`\*\*/m).slice(1);
  const missing = packages.flatMap((name, index) => {
    if (index % 2 === 1) return [];
    const named = [...(packages[index + 1] ?? '').matchAll(/`([^`]+)`/g)].map(([, one]) => one);
    const folders = readdirSync(at(name), { withFileTypes: true })
      .filter((one) => one.isDirectory() && !/^(?:node_modules|dist)$|^\./.test(one.name))
      .filter(({ name: folder }) => !named.some((one) => one?.split('/').includes(folder)));
    return folders.map((folder) => `${name}/${folder.name}`);
  });
  expect(packages.length).toBeGreaterThan(16);
  expect(missing).toEqual([]);
});
