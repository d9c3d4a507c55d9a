import { spawn } from 'node:child_process';
import { runProgram } from '../runProgram';

/** Runs a script of package.json; what it prints comes at once, or at its end. */
function run(script: string, stdio: 'inherit' | 'pipe'): Promise<void> {
  const child = spawn('npm', ['run', script], { stdio: ['ignore', stdio, stdio] });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => printed.push(chunk));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(printed));
      if (code === 0) resolve();
      else reject(new Error(`npm run ${script} failed`));
    });
  });
}

async function runTogether(...runs: Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(runs);
  const failed = results.filter((result) => result.status === 'rejected');
  if (failed.length > 0) throw new Error(failed.map(({ reason }) => reason.message).join('\n'));
}

/** Everything that has to pass before a change is taken. */
await runProgram(async () => {
  await runTogether(run('build', 'pipe'), run('lint', 'pipe'));
  // Unit tests start what is built.
  await runTogether(run('typecheck', 'pipe'), run('test:unit', 'inherit'));
  await run('e2e', 'inherit');
});
