import { parentPort } from 'node:worker_threads';
import { type Failure, toFailure } from './Failure';

/** What a thread says: how far it is, and at last what came of its work. */
export interface ThreadMessage {
  progress?: unknown;
  failure?: Failure;
  result?: unknown;
}

/** In a thread: does its work and tells its parent what comes of it. */
export async function answerParent(
  work: (report: (progress: unknown) => void) => unknown,
): Promise<void> {
  const post = (message: ThreadMessage) => parentPort?.postMessage(message);
  try {
    post({ result: await work((progress) => post({ progress })) });
  } catch (thrown) {
    post({ failure: toFailure(thrown) });
  }
}
