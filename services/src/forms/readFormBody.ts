import type { IncomingMessage } from 'node:http';
import { HttpError, invalid } from '../errors';

const MAX_FIELDS = 32;
/** Room for the largest form with every character escaped. */
export const MAX_FORM_BYTES = 128 * 1_024;

export const tooLarge = () => new HttpError('too_large', 'The request body is too large');

/** Reads until the end, or until the body is too large. */
async function readChunks(request: IncomingMessage): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Destroying the request would close the connection before the answer is sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    chunks.push(chunk);
    if (size > MAX_FORM_BYTES) break;
  }
  return chunks;
}

async function readText(request: IncomingMessage): Promise<string> {
  // The sender disconnected, or took too long.
  const chunks = await readChunks(request).catch(() => {
    throw new HttpError('validation', 'The request body did not arrive');
  });
  const body = Buffer.concat(chunks);
  if (body.length <= MAX_FORM_BYTES) return body.toString('utf8');
  request.resume();
  throw tooLarge();
}

/**
 * Reads a urlencoded body as flat texts: brackets have no meaning, and names must be unique.
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
