import { Worker } from 'node:worker_threads';
import type { GenerationProgress } from '@pressline/shared-api';
import { runThread, THREAD_LIMITS } from '../threads/runThread';
import type { AiOptions } from './AiOptions';
import type { Drafting } from './createDrafting';
import type { Draft } from './draftSchema';
import type { DraftTask } from './draftThread';

/**
 * Drafting in a thread for each step, so that readers do not wait while 10 MB are searched, encoded
 * and sent.
 */
export function createDraftThreads(ai: AiOptions): Drafting {
  const start = (task: Omit<DraftTask, 'ai'>) =>
    new Worker(new URL('./draftThread.ts', import.meta.url), {
      workerData: { ...task, ai } satisfies DraftTask,
      resourceLimits: THREAD_LIMITS,
    });
  return {
    check: (pdf, signal) => runThread<number>(start({ step: 'check', pdf }), signal),
    write: (pdf, signal, report) =>
      runThread<Draft, GenerationProgress>(start({ step: 'write', pdf }), signal, report),
  };
}
