import type { ServerResponse } from 'node:http';
import { errorBody, LOGIN_ENDPOINT } from '../answers/errorBody';
import { SECURITY_HEADERS } from '../answers/securityHeaders';
import { unavailable } from '../errors';

/** Answers 503 with Retry-After from bytes that are made once. */
export function createRefusal(): (path: string, response: ServerResponse) => void {
  const error = unavailable('The service is busy. Please try again in a moment.');
  const headers = new Map([
    ...Object.entries(SECURITY_HEADERS),
    ['Content-Type', 'application/json; charset=utf-8'],
    ['Retry-After', String(error.details.retryAfterSeconds)],
  ]);
  const bodyFor = (path: string) => Buffer.from(JSON.stringify(errorBody(error, path)));
  const body = bodyFor('');
  const loginBody = bodyFor(LOGIN_ENDPOINT);

  return (path, response) => {
    response.statusCode = error.status;
    response.setHeaders(headers).end(path === LOGIN_ENDPOINT ? loginBody : body);
  };
}
