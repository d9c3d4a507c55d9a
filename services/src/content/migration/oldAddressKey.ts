import { decodedOrSame } from '@pressline/shared-api/text';

/** Addresses that name an article by its number: their words and languages change, the number stays. */
const NUMBERED: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['articles', /\/articles\/(\d+)/],
  ['article', /\/article\/(\d+)/],
  ['page', /[?&]pageid=(\d+)/],
  ['page', /\/spaces\/[^/]+\/pages\/(\d+)/],
  ['notion', /(?:^\/|-)([\da-f]{32})(?:[/?]|$)/],
  ['docs', /^(?:\/v\d+)?\/docs\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?([\w-]+)\/?$/],
];

/**
 * How addresses of another system are compared: by the source's number where they have one, else by their
 * path. `address`: path and query.
 */
export function oldAddressKey(address: string): string {
  const plain = decodedOrSame(address.replace(/#.*$/s, '')).normalize('NFC').toLowerCase();
  for (const [name, pattern] of NUMBERED) {
    const number = pattern.exec(plain)?.[1];
    if (number) return `${name} ${number}`;
  }
  return plain.replace(/\?.*$/s, '').replace(/(.)\/+$/, '$1');
}
