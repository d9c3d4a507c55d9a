import type { IncomingMessage } from 'node:http';
import { readUpTo } from '@pressline/shared-api/node/readUpTo';
import { HttpError, invalid } from '../../errors';

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

const MAX_FIELDS = 32;
/** Room for the largest form with every character escaped. */
export const MAX_FORM_BYTES = 128 * 1_024;

/**
 * Reads a urlencoded body as flat texts: brackets have no meaning, and names must be unique.
 * @throws HttpError 400, 413, 415
 */
export async function readFormBody(request: IncomingMessage): Promise<Record<string, string>> {
  const entries = [...new URLSearchParams(await readBodyText(request, MAX_FORM_BYTES))];
  if (entries.length > MAX_FIELDS) throw invalid({ body: 'Has too many fields' });
  const body = Object.fromEntries(entries);
  if (Object.keys(body).length < entries.length) throw invalid({ body: 'Names a field twice' });
  return body;
}
