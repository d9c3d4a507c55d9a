import type { MessagePort } from 'node:worker_threads';
import { threadTask } from '../http/threads/threadTask';
import type { AiOptions } from './AiOptions';
import { createDrafting, type TracedDraft } from './createDrafting';

/** One step of drafting; without `progress` it is the check of the file. */
export interface DraftTask {
  pdf: Uint8Array;
  ai: AiOptions;
  /** Where the stages of writing are posted. */
  progress?: MessagePort;
}

export default threadTask<DraftTask, number | TracedDraft>(async ({ pdf, ai, progress }) => {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  // An aborted step ends with the thread.
  const { signal } = new AbortController();
  const drafting = createDrafting(ai);
  if (!progress) return drafting.check(file, signal);
  return drafting.write(file, signal, (stage) => progress.postMessage(stage));
});
