import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remotes } from '../federation';

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe.each(remotes)('$name', ({ name, portEnv, urlEnv, defaultPort, serverRendered }) => {
  test.each([
    ['package.json', [`"${name}"`]],
    ['docker-compose.yml', [`  ${name}:\n`, `REMOTE: ${name}`, `${urlEnv}: `, `${name}:8080`]],
    [`.github/workflows/${name}.yml`, [`name: ${name}\n`, `remote: ${name}\n`, `${name}/**`]],
    ['.env.example', [`${portEnv}=${defaultPort}`, `${urlEnv}=http://localhost:${defaultPort}`]],
    ['README.md', [`\`${name}/\``]],
    ['docs/deploying.md', [`\`${name}\``, `\`${urlEnv}\``]],
  ])('%s names it, as CONTRIBUTING.md asks', (file, needed) => {
    const text = read(file);
    expect(needed.filter((part) => !text.includes(part))).toEqual([]);
  });

  test('has the files of a remote', () => {
    const files = ['App.tsx', 'routes.ts', ...(serverRendered ? ['server.ts'] : [])];
    const missing = files.filter((file) => !existsSync(path.join(root, name, 'src', file)));
    expect(missing).toEqual([]);
  });
});
