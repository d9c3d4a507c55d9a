import type { IncomingMessage } from 'node:http';
import { readUpTo } from '@pressline/shared-api/node/readUpTo';
import { HttpError } from '../../errors';

/** 413: the request body is larger than its endpoint allows. */
export const tooLarge = () => new HttpError('too_large', 'The request body is too large');

/**
 * Reads a body that is not compressed, as text of at most `maxBytes`.
 * @throws HttpError 400, 413, 415
 */
export async function readBodyText(request: IncomingMessage, maxBytes: number): Promise<string> {
  if (request.headers['content-encoding']) {
    throw new HttpError('unsupported', 'The body must not be compressed');
  }
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  // Destroying the request would close the connection before the answer is sent.
  const arriving = request.iterator({ destroyOnReturn: false });
  // The sender disconnected, or took too long.
  const body = await readUpTo(arriving, maxBytes).catch(() => {
    throw new HttpError('validation', 'The request body did not arrive');
  });
  if (body.length <= maxBytes) return body.toString('utf8');
  request.resume();
  throw tooLarge();
}
