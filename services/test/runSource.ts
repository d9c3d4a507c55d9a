import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

// Compiles the sources first, perhaps on a busy machine.
export const SOURCE_MS = 100_000;

/**
 * Runs pieces of code, one after the other, in a process of their own, since Jest cannot start worker
 * threads from sources. Resolves with what each returns, or the text of its error. Names are the exports
 * of `module`, a file below `src/`, and `threads`, those that the piece has started.
 */
export async function runSource<Name extends string>(
  module: string,
  pieces: Readonly<Record<Name, string>>,
): Promise<Record<Name, unknown>> {
  const functions = Object.entries(pieces).map(([name, code]) => `${name}: async () => {${code}}`);
  const script = `import('./${module}.ts').then(async (exported) => {
    // A thread keeps no process alive while it starts.
    const alive = setInterval(() => {}, 60_000);
    const threads = [];
    process.on('worker', (thread) => threads.push(thread));
    const log = { error() {} };
    const results = {};
    for (const [name, run] of Object.entries({ ${functions} })) {
      threads.length = 0;
      results[name] = await run().catch(String);
    }
    console.log(JSON.stringify(results));
    clearInterval(alive);
  })`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', '@oxc-node/core/register', '--eval', script],
    { cwd: path.resolve(__dirname, '../src'), timeout: SOURCE_MS },
  );
  return JSON.parse(stdout);
}
