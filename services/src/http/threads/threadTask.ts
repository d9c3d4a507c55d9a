import { HttpError } from '../../errors';

/** An HttpError as it passes between threads, where its class is lost. */
interface Failure extends Pick<HttpError, 'code' | 'message' | 'details'> {
  /** What a `ProviderFault` logs. */
  reason?: unknown;
}

export type ThreadAnswer<Result> = { result: Result } | { failure: Failure };

/** Makes the default export of a worker thread's file. Errors other than HttpError stay as they are. */
export const threadTask =
  <Task, Result>(work: (task: Task) => Result | Promise<Result>) =>
  async (task: Task): Promise<ThreadAnswer<Result>> => {
    try {
      return { result: await work(task) };
    } catch (thrown) {
      if (!(thrown instanceof HttpError)) throw thrown;
      const { code, message, details } = thrown;
      return { failure: { code, message, details, reason: (thrown as Failure).reason } };
    }
  };

/** The result of a worker thread. @throws HttpError that the thread's work threw */
export function resultOf<Result>(answer: ThreadAnswer<Result>): Result {
  if ('result' in answer) return answer.result;
  const { code, message, details, reason } = answer.failure;
  throw Object.assign(new HttpError(code, message, details), reason !== undefined && { reason });
}
