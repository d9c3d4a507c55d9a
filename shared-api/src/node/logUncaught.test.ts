import { spawnSync } from 'node:child_process';

/** A process that logs as ours do, and ends by SIGTERM alone. */
function run(code: string) {
  const script = `import('./logUncaught.ts').then(({ logUncaught }) => {
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
