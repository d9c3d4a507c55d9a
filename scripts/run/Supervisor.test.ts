import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '../testing/until';
import { type SupervisedProcess, Supervisor } from './Supervisor';

const lines: string[] = [];
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Tells when it is ready and when it is asked to end, which `atEnd` decides about. */
const program = (atEnd: string) => [
  '-e',
  `process.on('SIGTERM', () => { console.log('asked'); ${atEnd} });
   setInterval(() => undefined, 1000); console.log('ready');`,
];

/** Ends once a file is there. */
const waitsFor = (file: string) =>
  program(`setInterval(() => {
    if (require('node:fs').existsSync('${file}')) console.log('gone') ?? process.exit();
  }, 10)`);

async function launch(
  names: Record<string, Pick<SupervisedProcess, 'args' | 'stops'>>,
  times: ConstructorParameters<typeof Supervisor>[1] = {},
) {
  lines.length = 0;
  const supervisor = new Supervisor(() => undefined, times);
  const children = Object.entries(names).map(([name, { args, stops }]) =>
    supervisor.launch({
      name,
      isVital: false,
      stops,
      args,
      env: process.env,
      onLine: (line) => lines.push(`${name} ${line}`) > 0,
    }),
  );
  await until(() => lines.filter((line) => line.endsWith('ready')).length === children.length);
  return { supervisor, children };
}

/** What was printed once all were ready. */
const afterStart = () => lines.filter((line) => !line.endsWith('ready'));

test('hosts end first, then whom they ask, all at once, and the database when these have ended', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'supervisor-'));
  const first = path.join(folder, 'first');
  const others = path.join(folder, 'others');
  const { supervisor } = await launch(
    {
      database: { args: program('process.exit()'), stops: 'last' },
      origin: { args: waitsFor(others) },
      services: { args: waitsFor(others) },
      shell: { args: waitsFor(first), stops: 'first' },
    },
    { headStartMs: 60_000 },
  );
  const stopping = supervisor.stopAll();
  await until(() => lines.includes('shell asked'));
  await writeFile(first, '');
  await until(() => lines.includes('origin asked') && lines.includes('services asked'));
  await writeFile(others, '');
  await stopping;
  await until(() => lines.length === 11);
  await rm(folder, { recursive: true });
  const order = afterStart();
  expect(order.slice(0, 2)).toEqual(['shell asked', 'shell gone']);
  expect(order.slice(2, 4).sort()).toEqual(['origin asked', 'services asked']);
  expect(order.slice(4, 6).sort()).toEqual(['origin gone', 'services gone']);
  expect(order.slice(6)).toEqual(['database asked']);
});

test('whatever does not end, the others are asked, and it is killed', async () => {
  const { supervisor, children } = await launch(
    {
      database: { args: program('process.exit()'), stops: 'last' },
      services: { args: program('') },
      shell: { args: program(''), stops: 'first' },
    },
    { headStartMs: 100, killOthersAtMs: 5_000, killLastAtMs: 60_000 },
  );
  await supervisor.stopAll();
  expect(children.filter(({ pid }) => isAlive(Number(pid)))).toEqual([]);
  await until(() => lines.length === 6);
  expect(afterStart()).toEqual(['shell asked', 'services asked', 'database asked']);
});

test('what does not end when it is asked is killed, with what it has started', async () => {
  const child = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']).pid`;
  const { children } = await launch({
    stubborn: { args: ['-e', `console.log('child', ${child}); ${program('')[1]}`] },
  });
  const pid = Number(/child (\d+)/.exec(lines.join('\n'))?.[1]);
  expect(isAlive(pid)).toBe(true);
  await children[0]?.stop(200);
  await until(() => !isAlive(pid));
});
