import { AsyncLocalStorage } from 'node:async_hooks';
import { HttpError, unavailable, unknownIfSaved } from '../../errors';
import { isFault, mayHaveWritten } from './faults';

/** Whether the present call has saved, or may have saved, something of what was sent. */
const calls = new AsyncLocalStorage<{ mayBeSaved: boolean }>();

/** Marks that the present call has saved, or may have saved, something. */
export function markSaved() {
  const call = calls.getStore();
  if (call) call.mayBeSaved = true;
}

/**
 * Runs a step that saves what a caller sent. @throws HttpError 503 when it is unknown whether the
 * step succeeded; every other error unchanged
 */
export async function runWrite<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    const result = await step();
    markSaved();
    return result;
  } catch (error) {
    if (!mayHaveWritten(error)) throw error;
    markSaved();
    throw unknownIfSaved(error);
  }
}

/** Whether the database failed, or could not take the call: it may be made again later. */
export const isUnavailable = (error: unknown): boolean =>
  isFault(error) || (error instanceof HttpError && error.code === 'unavailable');

/**
 * Runs a whole call. @throws HttpError 503 when the database fails after something was written, which
 * says that something may be saved; every other error unchanged
 */
export function trackWrites<Result>(job: () => Promise<Result>): Promise<Result> {
  const call = { mayBeSaved: false };
  return calls.run(call, async () => {
    try {
      return await job();
    } catch (error) {
      throw call.mayBeSaved && isUnavailable(error) ? unknownIfSaved(error) : error;
    }
  });
}

/**
 * Repeats `attempt` until it returns a value; it returns nothing when another write came first.
 * @throws HttpError 503 after so many attempts; what an attempt throws
 */
export async function retryWrite<Result>(
  attempts: number,
  attempt: () => Promise<Result | false | null | undefined>,
): Promise<Result> {
  for (let number = 1; number <= attempts; number += 1) {
    const result = await attempt();
    if (result) return result;
  }
  throw unavailable();
}
