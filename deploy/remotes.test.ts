import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remotes } from '../federation';

const root = path.resolve(__dirname, '..');
const at = (...parts: string[]) => path.join(root, ...parts);
const read = (file: string) => readFileSync(at(file), 'utf8');

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
    ['mfe-admin/src/site/releases/releaseTexts.ts', [`'${name}'`]],
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
