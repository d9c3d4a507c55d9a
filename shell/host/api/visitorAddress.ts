import type { IncomingMessage } from 'node:http';

/** Headers about the proxies on the way. Services need only the addresses. */
const PROXY_HEADER = /^(x-forwarded-.+|forwarded|x-real-ip)$/;

/**
 * The `X-Forwarded-For` for services: what the request brought along, and behind it the address that
 * it came from. A visitor can invent the former only, and services count from the end (TRUST_PROXY).
 */
export function forwardedFor({ headers, socket }: IncomingMessage): string {
  const brought = headers['x-forwarded-for'];
  // A closed connection has no address: an invented one must not count as it.
  return [brought, socket.remoteAddress ?? 'unknown'].filter(Boolean).join(', ');
}

/** Replaces every header about proxies by the one that services read. */
export function forwardAddress(request: IncomingMessage): void {
  const addresses = forwardedFor(request);
  for (const name of Object.keys(request.headers)) {
    if (PROXY_HEADER.test(name)) delete request.headers[name];
  }
  request.headers['x-forwarded-for'] = addresses;
}
