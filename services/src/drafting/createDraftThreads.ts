import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import type { Logger } from 'pino';
import { createThreadPool } from '../http/threads/createLimitedThreads';
import { resultOf, type ThreadAnswer } from '../http/threads/threadTask';
import type { AiOptions } from './AiOptions';
import type { Drafting } from './createDrafting';
import { GENERATIONS_AT_ONCE } from './createGeneration';
import type { DraftTask } from './draftThread';

/**
 * Drafting in a thread for each step, so that 10 MB can be searched, encoded and sent without
 * delaying other requests.
 */
export function createDraftThreads(ai: AiOptions, log: Logger): Drafting {
  const pool = createThreadPool<DraftTask, ThreadAnswer<never>>(log, {
    source: 'drafting/draftThread.ts',
    maxThreads: GENERATIONS_AT_ONCE,
  });

  async function run(task: DraftTask, signal: AbortSignal) {
    try {
      const transferList = task.progress && [task.progress];
      return resultOf(await pool.run(task, { signal, transferList }));
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    }
  }

  return {
    check: (pdf, signal) => run({ pdf, ai }, signal),
    async write(pdf, signal, report) {
      const { port1: received, port2: progress } = new MessageChannel();
      received.on('message', report);
      try {
        return await run({ pdf, ai, progress }, signal);
      } finally {
        // The result uses another port, and may arrive before the last stages.
        for (let last = receiveMessageOnPort(received); last; ) {
          report(last.message);
          last = receiveMessageOnPort(received);
        }
        received.close();
      }
    },
  };
}
