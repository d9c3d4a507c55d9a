import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

// Compiles the sources first, perhaps on a busy machine.
const PATIENCE_MS = 60_000;
jest.setTimeout(PATIENCE_MS);

/** Runs `code` in a process of its own, since Jest cannot start threads from sources. */
async function runWith(code: string): Promise<unknown> {
  const script = `import('./createRenderThreads.ts').then(async ({ createRenderThreads }) => {
    let threads = 0;
    process.on('worker', () => { threads += 1; });
    const { render, stop } = createRenderThreads();
    const text = (number, length) => ('## Part ' + number + '\\n\\n').padEnd(length, 'word ');
    ${code}
  })`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', '@oxc-node/core/register', '--eval', script],
    { cwd: path.resolve(__dirname), timeout: PATIENCE_MS },
  );
  return JSON.parse(stdout);
}

test('long texts share two threads, which keep no process alive when all are done', async () => {
  const seen = await runWith(`
    await render(text(0, 1_500));
    const inline = threads;
    await render(text(0, 8_300));
    await render(text(0, 8_300));
    const oneByOne = threads;
    const numbers = Array.from({ length: 20 }, (_, number) => number);
    const all = await Promise.all(numbers.map((number) => render(text(number, 8_300))));
    const headings = all.map(({ toc }) => toc[0].text);
    console.log(JSON.stringify({ inline, oneByOne, threads, headings }));
  `);
  expect(seen).toEqual({
    inline: 0,
    oneByOne: 1,
    threads: 2,
    headings: Array.from({ length: 20 }, (_, number) => `Part ${number}`),
  });
});

test('texts that wait behind a thread that is lost are rendered by others', async () => {
  const seen = await runWith(`
    process.once('worker', (thread) => thread.terminate());
    const numbers = [0, 1, 2, 3, 4, 5];
    const all = await Promise.allSettled(numbers.map((number) => render(text(number, 8_300))));
    console.log(JSON.stringify(all.map(({ value, reason }) => value?.toc[0].text ?? reason.message)));
  `);
  expect(seen).toEqual([
    'The thread ended before its work was done',
    ...[1, 2, 3, 4, 5].map((number) => `Part ${number}`),
  ]);
});

test('stop ends what is being rendered', async () => {
  const seen = await runWith(`
    const rendering = render(text(0, 8_300)).catch(({ message }) => message);
    stop();
    console.log(JSON.stringify(await rendering));
  `);
  expect(seen).toBe('The thread was stopped');
});
