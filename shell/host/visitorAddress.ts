import type { IncomingMessage } from 'node:http';

/** What a request says of the way that it came. Only the addresses matter to services. */
const OF_THE_WAY = /^(x-forwarded-.+|forwarded|x-real-ip)$/;

/**
 * The `X-Forwarded-For` for services: what the request brought along, and behind it the address that
 * it came from. A visitor can invent the former only, and services count from the end (TRUST_PROXY).
 */
export function forwardedFor({ headers, socket }: IncomingMessage): string {
  const brought = headers['x-forwarded-for'];
  // A connection that is gone has no address: what the visitor says must not take its place.
  return [brought, socket.remoteAddress ?? 'unknown'].filter(Boolean).join(', ');
}

/** Replaces all that a request says of the way that it came by the one header that services read. */
export function forwardAddress(request: IncomingMessage): void {
  const addresses = forwardedFor(request);
  for (const name of Object.keys(request.headers)) {
    if (OF_THE_WAY.test(name)) delete request.headers[name];
  }
  request.headers['x-forwarded-for'] = addresses;
}
