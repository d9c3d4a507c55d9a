import type { IncomingMessage } from 'node:http';
import { HttpError } from '../errors';

export const tooLarge = () => new HttpError('too_large', 'The request body is too large');

/** Reads until the end, or until the body is too large. */
async function readChunks(request: IncomingMessage, maxBytes: number): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Destroying the request would close the connection before the answer is sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    chunks.push(chunk);
    if (size > maxBytes) break;
  }
  return chunks;
}

/**
 * Reads a body that is not compressed, as text of at most `maxBytes`.
 * @throws HttpError 400, 413, 415
 */
export async function readBodyText(request: IncomingMessage, maxBytes: number): Promise<string> {
  if (request.headers['content-encoding']) {
    throw new HttpError('unsupported', 'The body must not be compressed');
  }
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  // The sender disconnected, or took too long.
  const chunks = await readChunks(request, maxBytes).catch(() => {
    throw new HttpError('validation', 'The request body did not arrive');
  });
  const body = Buffer.concat(chunks);
  if (body.length <= maxBytes) return body.toString('utf8');
  request.resume();
  throw tooLarge();
}
