import { PermanentDeliveryError } from './PermanentDeliveryError';

const MAX_ANSWER_BYTES = 64 * 1_024;
/** Refusals that another try may change. */
const WORTH_RETRYING: ReadonlySet<number> = new Set([401, 403, 404, 408, 425, 429]);

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new Error('The provider answered too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

// A page in place of an answer comes from something that stands in the provider's way. Other text,
// such as "OK", is an answer without data.
function parse(text: string): unknown {
  if (text.trimStart().startsWith('<')) throw new Error('The provider did not answer JSON');
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// Fetch hides what happened in the cause.
function describe(error: unknown): Error {
  const { name, message, cause } = error as { name?: string; message?: string; cause?: unknown };
  if (name === 'TimeoutError') return new Error('The provider did not answer in time');
  const reason = (cause as { message?: string } | undefined)?.message;
  return new Error(reason ? `${message} (${reason})` : message);
}

/**
 * One JSON call to a provider, bounded in time and size, following no redirect.
 * @throws PermanentDeliveryError when the provider refuses the data; Error when a later try may work
 */
export async function postJson(
  url: string,
  body: object,
  { id, timeoutMs }: { id: string; timeoutMs: number },
): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        // The same for each try, so that a provider can tell a repeated delivery.
        'Idempotency-Key': id,
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
