import { type SupervisedProcess, Supervisor } from './Supervisor';

jest.setTimeout(60_000);

const lines: string[] = [];
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
};
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

const lateEnd = program("setTimeout(() => console.log('gone') ?? process.exit(), 500)");

async function launch(names: Record<string, Pick<SupervisedProcess, 'args' | 'stops'>>) {
  lines.length = 0;
  const supervisor = new Supervisor(() => undefined);
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
  const { supervisor } = await launch({
    database: { args: program('process.exit()'), stops: 'last' },
    origin: { args: lateEnd },
    services: { args: lateEnd },
    shell: { args: lateEnd, stops: 'first' },
  });
  await supervisor.stopAll();
  await until(() => lines.length === 11);
  const order = afterStart();
  expect(order.slice(0, 2)).toEqual(['shell asked', 'shell gone']);
  // Half a second lies between the first one's being asked and its end.
  expect(order.slice(2, 4).sort()).toEqual(['origin asked', 'services asked']);
  expect(order.slice(4, 6).sort()).toEqual(['origin gone', 'services gone']);
  expect(order.slice(6)).toEqual(['database asked']);
});

test('whatever does not end, the others are asked, and all are gone within ten seconds', async () => {
  const { supervisor, children } = await launch({
    database: { args: program(''), stops: 'last' },
    services: { args: program('') },
    shell: { args: program(''), stops: 'first' },
  });
  const startedAt = Date.now();
  await supervisor.stopAll();
  expect(Date.now() - startedAt).toBeLessThan(10_000);
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
