import type { Context } from 'koa';
import { ApiFailure } from '../api/apiFailure';

const MAX_BYTES = 4 * 1024;

/** Reads a small JSON body. Throws ApiFailure. */
export async function readJson(context: Context): Promise<unknown> {
  if (!context.is('application/json')) {
    throw new ApiFailure('unsupported', 'The body must be application/json.');
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of context.req as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new ApiFailure('too_large', 'The body is too large.');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new ApiFailure('validation', 'The body is not valid JSON.');
  }
}
