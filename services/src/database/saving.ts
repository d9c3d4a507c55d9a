import { unknownIfSaved } from '../errors';
import { mayHaveWritten } from './faults';

/**
 * Runs the step that saves what a caller sent, and whatever follows it. @throws HttpError 503 that
 * tells the caller when nobody knows whether it was made; every other error as it is
 */
export async function saving<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    throw mayHaveWritten(error) ? unknownIfSaved(error) : error;
  }
}
