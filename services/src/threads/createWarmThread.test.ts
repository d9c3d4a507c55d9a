import { Worker } from 'node:worker_threads';
import { createWarmThread } from './createWarmThread';

/** Does what it is told, and answers with which thread it is. */
const OBEDIENT = `
  const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', (order) => {
    if (order === 'hang') for (;;);
    if (order === 'throw') throw new Error('thrown');
    if (order === 'exit') process.exit(3);
    if (order === 'fail') return parentPort.postMessage({ failure: { message: 'failed' } });
    parentPort.postMessage({ result: threadId });
    if (order === 'answer and throw') throw new Error('thrown');
  });
`;

// Far more than a start and an answer take.
const limits = { patienceMs: 3_000, tooLate: () => new Error('too late') };
/** For each thread started: resolves when it has ended. */
let ends: Promise<unknown>[];
const start = () => {
  const worker = new Worker(OBEDIENT, { eval: true });
  ends.push(new Promise((resolve) => worker.once('exit', resolve)));
  return worker;
};

let thread: ReturnType<typeof createWarmThread<string, number>>;
beforeEach(() => {
  ends = [];
  thread = createWarmThread<string, number>(start, limits);
});
afterEach(() => thread.stop());

test('one thread does one task after another, and is made for the first', async () => {
  expect(ends).toHaveLength(0);
  const first = await thread.run('answer');
  expect(await thread.run('answer')).toBe(first);
  await expect(thread.run('fail')).rejects.toThrow('failed');
  expect(await thread.run('answer')).toBe(first);
  expect(ends).toHaveLength(1);
});

test.each([
  ['takes too long', 'hang', 'too late'],
  ['throws', 'throw', 'thrown'],
  ['ends', 'exit', 'The thread ended before its work was done'],
])('a thread that %s is replaced for the next task', async (_name, order, message) => {
  const first = await thread.run('answer');
  await expect(thread.run(order)).rejects.toThrow(message);
  expect(await thread.run('answer')).not.toBe(first);
  expect(ends).toHaveLength(2);
});

test('a thread that fails after its answer is replaced and takes nothing with it', async () => {
  const first = await thread.run('answer and throw');
  await ends[0];
  expect(await thread.run('answer')).not.toBe(first);
});

test('stop ends the thread and what it was doing', async () => {
  await thread.run('answer');
  const hanging = thread.run('hang');
  thread.stop();
  await expect(hanging).rejects.toThrow('The thread was stopped');
  await ends[0];
});
