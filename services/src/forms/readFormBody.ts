import type { IncomingMessage } from 'node:http';
import { HttpError, invalid } from '../errors';

const MAX_FIELDS = 32;
/** Room for the largest form with every character escaped. */
export const MAX_FORM_BYTES = 128 * 1_024;

const tooLarge = () => new HttpError('too_large', 'The request body is too large');

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_FORM_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Reads a urlencoded body as flat texts: brackets in a name mean nothing, and a name may stand once.
 * @throws HttpError 400, 413, 415
 */
export async function readFormBody(request: IncomingMessage): Promise<Record<string, string>> {
  if (request.headers['content-encoding']) {
    throw new HttpError('unsupported', 'The body must not be compressed');
  }
  if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES) throw tooLarge();
  const entries = [...new URLSearchParams(await readText(request))];
  if (entries.length > MAX_FIELDS) throw invalid({ body: 'Has too many fields' });
  const body = Object.fromEntries(entries);
  if (Object.keys(body).length < entries.length) throw invalid({ body: 'Names a field twice' });
  return body;
}
