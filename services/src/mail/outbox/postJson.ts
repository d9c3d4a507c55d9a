import { readUpTo } from '@pressline/shared-api/node/readUpTo';
import { parseJson } from '@pressline/shared-api/text';

/** A delivery for which further attempts are useless. */
export class PermanentDeliveryError extends Error {
  override readonly name = 'PermanentDeliveryError';
}

const MAX_ANSWER_BYTES = 64 * 1_024;
/** Statuses for which another attempt may succeed. */
const WORTH_RETRYING: ReadonlySet<number> = new Set([401, 403, 404, 408, 425, 429]);

async function readBounded(response: Response): Promise<string> {
  const bytes = await readUpTo(response.body ?? [], MAX_ANSWER_BYTES);
  if (bytes.length > MAX_ANSWER_BYTES) throw new Error("The provider's response is too large");
  return bytes.toString('utf8');
}

// HTML comes from a proxy in front of the provider. Other text, such as "OK", is an answer without
// data.
function parse(text: string): unknown {
  if (text.trimStart().startsWith('<')) throw new Error("The provider's response is not JSON");
  return parseJson(text);
}

// Fetch puts the reason into the cause.
function describe(error: unknown): Error {
  const { name, message, cause } = error as { name?: string; message?: string; cause?: unknown };
  if (name === 'TimeoutError') return new Error('The provider did not answer in time');
  const reason = (cause as { message?: string } | undefined)?.message;
  return new Error(reason ? `${message} (${reason})` : message);
}

/**
 * One JSON call to a provider, with limits for time and size, and without redirects.
 * @throws PermanentDeliveryError when the provider refuses the data; Error when a later attempt may
 * succeed
 */
export async function postJson(
  url: string,
  body: object,
  { id, isOptedOut, timeoutMs }: { id: string; isOptedOut?: boolean; timeoutMs: number },
): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        // The same for each attempt, so that a provider can detect repeats.
        'Idempotency-Key': id,
        // The signal follows the person's data.
        ...(isOptedOut && { 'Sec-GPC': '1' }),
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await readBounded(response);
  } catch (error) {
    throw describe(error);
  }
  const { status } = response;
  if (status >= 400 && status < 500 && !WORTH_RETRYING.has(status)) {
    throw new PermanentDeliveryError(`The provider refused with ${status}`);
  }
  if (!response.ok) throw new Error(`The provider answered ${status}`);
  return parse(text);
}
