import type { IncomingMessage } from 'node:http';

/** Whether a request brings a body, by its headers (RFC 9112 §6.3). */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined;
