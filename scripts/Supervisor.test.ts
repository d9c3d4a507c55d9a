import { Supervisor } from './Supervisor';

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

async function launch(names: Record<string, { args: string[]; stopsLast?: boolean }>) {
  lines.length = 0;
  const supervisor = new Supervisor(() => undefined);
  const children = Object.entries(names).map(([name, { args, stopsLast = false }]) =>
    supervisor.launch({
      name,
      isVital: false,
      stopsLast,
      args,
      env: process.env,
      onLine: (line) => lines.push(`${name} ${line}`) > 0,
    }),
  );
  await until(() => lines.filter((line) => line.endsWith('ready')).length === children.length);
  return { supervisor, children };
}

test('processes are asked to end all at once, the database when the others have ended', async () => {
  // Each of the first two ends only after the other has been asked, too.
  const { supervisor } = await launch({
    database: { args: program('process.exit()'), stopsLast: true },
    services: { args: program("setTimeout(() => console.log('gone') ?? process.exit(), 500)") },
    shell: { args: program("setTimeout(() => console.log('gone') ?? process.exit(), 500)") },
  });
  await supervisor.stopAll();
  await until(() => lines.length === 8);
  const order = lines.filter((line) => !line.endsWith('ready'));
  expect(order.slice(0, 2).sort()).toEqual(['services asked', 'shell asked']);
  expect(order.slice(2, 4).sort()).toEqual(['services gone', 'shell gone']);
  expect(order.slice(4)).toEqual(['database asked']);
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
