import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Encoding } from '@pressline/shared-api/node/compress';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { ReadyAnswer } from './prepareAnswer';

const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];
/** Cached, because clients send only a few different Accept-Encoding headers. */
const encodings = new LRUCache<string, Encoding>({ max: 200 });

function encodingFor(request: IncomingMessage): Encoding {
  const header = String(request.headers['accept-encoding'] ?? '');
  const known = encodings.get(header);
  if (known) return known;
  const accepted = new Negotiator(request).encodings(ENCODINGS, { preferred: ENCODINGS });
  const encoding = accepted[0] ?? 'identity';
  encodings.set(header, encoding);
  return encoding;
}

/** Whether `If-None-Match` names the tag; weak tags count too (RFC 9110 §13.1.2). */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return header.trim() === '*' || tags.includes(etag);
}

/** Sends an answer in an encoding that the caller accepts, or 304. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer,
): Promise<void> {
  answer.onServed?.();
  const made = answer.variant(encodingFor(request));
  // Awaiting a variant that is ready would cost a turn of the event loop.
  const variant = made instanceof Promise ? await made : made;
  const isUnchanged = isKnown(request.headers['if-none-match'], variant.etag);
  response.statusCode = isUnchanged ? 304 : 200;
  response.statusMessage = String(STATUS_CODES[response.statusCode]);
  response.setHeaders(isUnchanged ? variant.unchangedHeaders : variant.headers);
  response.end(isUnchanged ? undefined : variant.body);
}
