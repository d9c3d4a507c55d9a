import { workerData } from 'node:worker_threads';
import { answerParent } from '../threads/answerParent';
import type { AiOptions } from './AiOptions';
import { createDrafting } from './createDrafting';

/** What a thread is started with. */
export interface DraftTask {
  step: 'check' | 'write';
  pdf: Uint8Array;
  ai: AiOptions;
}

const { step, pdf, ai } = workerData as DraftTask;
const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
// An aborted step ends with the thread.
const { signal } = new AbortController();
const drafting = createDrafting(ai);
void answerParent((report) =>
  step === 'check' ? drafting.check(file, signal) : drafting.write(file, signal, report),
);
