import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

// Compiles the sources first, perhaps on a busy machine.
export const SOURCE_MS = 60_000;

/**
 * Runs `code` in a process of its own, since Jest cannot start worker threads from sources, and
 * answers what it returns. Names are the exports of `module`, a file below `src/`, and `threads`, the
 * threads that were started.
 */
export async function runSource(module: string, code: string): Promise<unknown> {
  const script = `import('./${module}.ts').then(async (exported) => {
    // A thread keeps no process alive while it starts.
    const alive = setInterval(() => {}, 60_000);
    const threads = [];
    process.on('worker', (thread) => threads.push(thread));
    const log = { error() {} };
    const run = async () => {${code}};
    console.log(JSON.stringify(await run()));
    clearInterval(alive);
  })`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', '@oxc-node/core/register', '--eval', script],
    { cwd: path.resolve(__dirname, '../src'), timeout: SOURCE_MS },
  );
  return JSON.parse(stdout);
}
