import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { listenFailure } from './processFailures';

const failure = (host: string, port: number) =>
  new Promise<string>((resolve) => {
    createServer()
      .listen(port, host)
      .on('error', (error) =>
        resolve(listenFailure(error, { host, port, variable: 'SITE_PORT' }).message),
      );
  });

test('a port that is taken is told with its variable', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const message = `Port ${port} is taken. Free it, or choose another with SITE_PORT.`;
  expect(await failure('127.0.0.1', port)).toBe(message);
  other.close();
});

// A name that nobody can look up, and an address of the documentation.
test.each(['nowhere.invalid', '203.0.113.7'])('%s is told as the value of HOST', async (host) => {
  expect(await failure(host, 0)).toBe(`HOST is ${host}, which is not an address of this machine.`);
});

test('a port that only root may have is told, and anything else as it is', () => {
  const wanted = { port: 80, variable: 'SITE_PORT' };
  const denied = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
  expect(listenFailure(denied, wanted).message).toMatch(/port 80\. Set SITE_PORT to a port/);
  expect(listenFailure(new Error('Odd'), wanted).message).toBe('Odd');
});

/** A process that logs as ours do, and ends by SIGTERM alone. */
function run(code: string) {
  const script = `import('./processFailures.ts').then(({ logUncaught }) => {
    const write = (level) => ({ err }, text) => console.log(level + ' ' + text + ': ' + err.message);
    logUncaught({ error: write('error'), fatal: write('fatal') });
    process.on('SIGTERM', () => { console.log('in order'); process.exit(); });
    setInterval(() => {}, 1_000);
    ${code}
  })`;
  const args = ['--import', '@oxc-node/core/register', '--eval', script];
  const { stdout, status } = spawnSync(process.execPath, args, {
    ...{ cwd: __dirname, encoding: 'utf8', timeout: 50_000 },
  });
  return [stdout.trim().split('\n'), status];
}

test('an exception that nobody catches is logged, and the process ends in order', () => {
  expect(run(`setTimeout(() => { throw new Error('defect'); });`)).toEqual([
    ['fatal uncaught exception: defect', 'in order'],
    1,
  ]);
});

test('a rejection that nobody handles is logged, and the process goes on', () => {
  const ending = `setTimeout(() => process.kill(process.pid, 'SIGTERM'), 50);`;
  expect(run(`Promise.reject(new Error('defect')); ${ending}`)).toEqual([
    ['error unhandled rejection: defect', 'in order'],
    0,
  ]);
});
