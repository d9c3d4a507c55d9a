import { HttpError, UnknownIfSavedError, unknownIfSaved } from '../errors';
import { isFault, mayHaveWritten } from './faults';

/**
 * Runs the step that saves what a caller sent. @throws HttpError 503 when it is unknown whether the
 * step succeeded; every other error unchanged
 */
export async function saving<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    throw mayHaveWritten(error) ? unknownIfSaved(error) : error;
  }
}

/**
 * Runs what follows a write that succeeded. @throws HttpError 503 when the database fails, which says
 * that the write may be saved; every other error unchanged
 */
export async function afterSaving<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    throw isFault(error) ? unknownIfSaved(error) : error;
  }
}

const isUnavailable = (error: unknown) =>
  isFault(error) || (error instanceof HttpError && error.code === 'unavailable');

/** For a call with many writes, each of which may be refused alone. */
export function savingBatch() {
  let mayBeMade = false;
  return {
    /** Runs one write of several, and notes whether it may have succeeded. */
    async one<Result>(write: () => Promise<Result>) {
      try {
        const result = await write();
        mayBeMade = true;
        return result;
      } catch (error) {
        mayBeMade ||= error instanceof UnknownIfSavedError;
        throw error;
      }
    },
    /**
     * Runs the whole job. @throws HttpError 503 when the database fails after a write that may have
     * succeeded; every other error unchanged
     */
    async all<Result>(job: () => Promise<Result>) {
      try {
        return await job();
      } catch (error) {
        throw mayBeMade && isUnavailable(error) ? unknownIfSaved(error) : error;
      }
    },
  };
}
