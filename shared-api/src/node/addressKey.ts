import { isIPv6 } from 'node:net';

const IPV4_AS_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An address as people write it: IPv4 without the prefix that IPv6 sockets give it. */
export const plainAddress = (address: string): string => IPV4_AS_IPV6.exec(address)?.[1] ?? address;

/**
 * The key of a visitor's address in a rate limit. For IPv6 it is the /64, because one host controls
 * all of it.
 */
export function addressKey(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const isShort = address.includes('::');
  const zeros = isShort ? Array(Math.max(0, 8 - groups.length - last.length)).fill('0') : [];
  const network = [...groups, ...zeros, ...last].slice(0, 4);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/** The network of an address, which one household or company may control: a /24 of IPv4, a /48 of IPv6. */
export function networkKey(address: string): string {
  const key = addressKey(address);
  return key.includes(':') ? key.split(':').slice(0, 3).join(':') : key.replace(/\.\d+$/, '');
}

/** The part of an address by which people recognize where they were, and which identifies no host. */
export function addressPrefix(address: string): string {
  const key = addressKey(address);
  if (plainAddress(address) === '::1') return '::1';
  if (/^[\d.]+$/.test(key)) return key.replace(/\d+$/, '*');
  return key.includes(':') ? `${key.split(':').slice(0, 3).join(':')}:*` : 'unknown';
}
