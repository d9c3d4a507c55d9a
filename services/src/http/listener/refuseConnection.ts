import type { ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { HttpError } from '../../errors';
import { errorBody } from '../errors/errorBody';
import { SECURITY_HEADERS } from '../errors/securityHeaders';

const MALFORMED = new HttpError('validation', 'The request is not valid HTTP');

/** By Node's error codes; all other requests are malformed. */
const REFUSALS: Readonly<Record<string, HttpError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new HttpError('request_timeout', 'The request took too long to arrive'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new HttpError('too_large', 'The request body is too large'),
  HPE_HEADER_OVERFLOW: new HttpError('headers_too_large', 'The request headers are too large'),
};

function bytesOf(error: HttpError): string {
  const body = JSON.stringify(errorBody(error, ''));
  const headers = {
    ...SECURITY_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${lines.join('')}\r\n${body}`;
}

/**
 * Answers what is not a valid request with the usual error body, and closes the connection; whole requests
 * before it get their answers first. A closed connection, or one in the middle of another answer, gets no
 * answer.
 */
export function refuseConnection({ code = '' }: { code?: string }, socket: Duplex): void {
  // Undocumented: the response that Node is sending on a connection.
  const { _httpMessage: answer } = socket as Duplex & { _httpMessage?: ServerResponse | null };
  const isUnderWay = answer?.headersSent && !answer.writableEnded;
  if (!socket.writable || isUnderWay) return void socket.destroy();
  if (answer?.req.complete && !answer.writableEnded) {
    return void answer.once('close', () => refuseConnection({ code }, socket));
  }
  socket.end(bytesOf(REFUSALS[code] ?? MALFORMED), () => socket.destroy());
}
