import { unavailable } from '../../errors';

/**
 * What the first attempt makes that nobody else's write at the same time put in vain: one in vain answers
 * nothing. @throws HttpError 503, unless told otherwise, after so many attempts; what an attempt throws
 */
export async function retrying<Result>(
  attempts: number,
  attempt: () => Promise<Result | false | null | undefined>,
  refusal: () => Error = unavailable,
): Promise<Result> {
  for (let number = 1; number <= attempts; number += 1) {
    const result = await attempt();
    if (result) return result;
  }
  throw refusal();
}
