import { HttpError, UnknownIfSavedError, unknownIfSaved } from '../errors';
import { isFault, mayHaveWritten } from './faults';

/**
 * Runs the one step that saves what a caller sent. @throws HttpError 503 that tells the caller when
 * nobody knows whether it was made; every other error as it is
 */
export async function saving<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    throw mayHaveWritten(error) ? unknownIfSaved(error) : error;
  }
}

/**
 * Runs what follows a write that was made. @throws HttpError 503 that does not deny the write, when
 * the database fails; every other error as it is
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

interface Batch {
  /** Runs one write of several, and notes whether it may have been made. */
  one<Result>(write: () => Promise<Result>): Promise<Result>;
  /**
   * Runs the whole job. @throws HttpError 503 that does not deny the writes that may have been made,
   * when the database fails after one; every other error as it is
   */
  all<Result>(job: () => Promise<Result>): Promise<Result>;
}

/** For a call that makes many writes, each of which may be refused alone. */
export function savingBatch(): Batch {
  let mayBeMade = false;
  return {
    async one(write) {
      try {
        const result = await write();
        mayBeMade = true;
        return result;
      } catch (error) {
        mayBeMade ||= error instanceof UnknownIfSavedError;
        throw error;
      }
    },
    async all(job) {
      try {
        return await job();
      } catch (error) {
        throw mayBeMade && isUnavailable(error) ? unknownIfSaved(error) : error;
      }
    },
  };
}
