import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remotes } from '../../federation';

const root = path.resolve(__dirname, '../..');
const program = `
  import { endWithNpm } from ${JSON.stringify(path.join(__dirname, 'stopOnSignal.ts'))};
  process.on('SIGTERM', () => { console.log('asked'); process.exit(); });
  endWithNpm();
  setInterval(() => undefined, 1000);`;
const args = ['--import', '@oxc-node/core/register', '--input-type=module', '-e', program];

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** Starts a process; `until` waits for what the process, or its child, prints. */
function start(command: string, commandArgs: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, commandArgs, {
    cwd: root,
    env: { ...process.env, NODE_DEBUG: 'endWithNpm', PROGRAM: program, ...env },
  });
  running.push(child);
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const until = async (pattern: RegExp) => {
    while (!pattern.test(output)) await once(child.stdout, 'data');
  };
  return { child, until, closed: once(child, 'close'), output: () => output };
}

const looks = (count: number) => new RegExp(`(ENDWITHNPM[^]*){${count}}`);

test('a program goes on while npm runs it, and ends when npm is killed', async () => {
  // A shell in npm's place, with the program as its child.
  const command = [process.execPath, ...args.slice(0, -1)].join(' ');
  const npm = start('sh', ['-c', `NPM_PID=$$ ${command} "$PROGRAM" 2>&1 & wait`]);
  await npm.until(looks(3));
  expect(npm.output()).not.toContain('asked');
  npm.child.kill('SIGKILL');
  await npm.closed;
  expect(npm.output()).toContain('asked');
});

test('a program ends when npm was gone before its modules were loaded', async () => {
  const gone = String(spawnSync('true').pid);
  const { closed, output } = start(process.execPath, args, { NPM_PID: gone });
  await closed;
  expect(output()).toContain('asked');
});

test('scripts of npm tell such a program who npm is', () => {
  const folders = ['.', ...remotes.map(({ name }) => name)];
  const scripts = folders.flatMap((folder) => {
    const text = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
    return Object.values((JSON.parse(text) as { scripts: Record<string, string> }).scripts);
  });
  const lasting = scripts.filter((script) => {
    // `start.cjs` runs the bundle of `start.ts`.
    const program = /\b(scripts\/[\w/]+)\.(?:ts|cjs)\b/.exec(script)?.[1];
    return (
      program && readFileSync(path.join(root, `${program}.ts`), 'utf8').includes('endWithNpm()')
    );
  });
  expect(lasting).toHaveLength(6);
  for (const script of lasting) expect(script).toMatch(/^exec env NPM_PID=\$PPID node /);
});
