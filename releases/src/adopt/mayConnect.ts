import { BlockList, isIP } from 'node:net';

type Ranges = readonly (readonly [network: string, prefix: number])[];

/** Addresses that no remote has, and those that hide another one (IANA special-purpose registries). */
const neverRemotes: Ranges = [
  ['0.0.0.0', 8],
  // Link-local: where cloud providers keep their machines' credentials.
  ['169.254.0.0', 16],
  ['fe80::', 10],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 128],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['ff00::', 8],
];

/** Networks of one's own. */
const privateNetworks: Ranges = [
  ['127.0.0.0', 8],
  // With ::1, and IPv4 in an old form.
  ['::', 96],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['fc00::', 7],
  ['fec0::', 10],
];

function listOf(ranges: Ranges): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family(network));
  return list;
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const forPublicHost = listOf([...neverRemotes, ...privateNetworks]);
const forLocalHost = listOf(neverRemotes);

/** Whether an IP address may be asked for files of others. IPv4 in IPv6 counts as what it is. */
export const mayConnect = (address: string, isHostLocal: boolean): boolean =>
  !(isHostLocal ? forLocalHost : forPublicHost).check(address, family(address));

/** Whether a site can only be reached from its own machine: it is in development. */
export function isLocal(publicUrl: string): boolean {
  const host = hostOf(new URL(publicUrl));
  return host === 'localhost' || (isIP(host) !== 0 && loopback.check(host, family(host)));
}

/** The name or address of a URL's host, without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

const loopback = listOf([
  ['127.0.0.0', 8],
  ['::1', 128],
]);
