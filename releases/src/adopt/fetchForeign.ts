import dns from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { readUpTo } from '@pressline/shared-api/node/readUpTo';
import { hostOf, mayConnect } from './mayConnect';

const MAX_REDIRECTS = 5;
const TIMEOUT_MS = 10_000;

export interface ForeignFile {
  url: URL;
  bytes: Buffer;
  type: string;
}

interface FetchOptions {
  limit: number;
  /** Ends everything that takes longer than all may take together. */
  signal: AbortSignal;
  /** Whether this site is in development, and may ask its own machine and network. */
  isHostLocal: boolean;
}

/**
 * Fetches a file of somebody else. Every hop of a redirect is checked again, and the connection goes to
 * the very address that was checked. Throws what is wrong, with the address.
 */
export async function fetchForeign(asked: string, options: FetchOptions): Promise<ForeignFile> {
  let url = readAddress(asked);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await request(url, options);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy();
      const next = readAddress(headers.location, url);
      if (url.protocol === 'https:' && next.protocol !== 'https:') {
        throw new Error(`${url} redirects to ${next}, which is not encrypted`);
      }
      url = next;
      continue;
    }
    return { url, bytes: await readBody(response, url, options), type: typeOf(response) };
  }
  throw new Error(`${asked} redirects more than ${MAX_REDIRECTS} times`);
}

function readAddress(text: string, base?: URL): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    const where = base ? `${base} redirects to ${text}, which` : text;
    throw new Error(`${where} is not an http or https address`);
  }
  if (url.username || url.password) throw new Error(`${url.origin} is given with a password`);
  url.hash = '';
  return url;
}

async function request(url: URL, { signal, isHostLocal }: FetchOptions): Promise<IncomingMessage> {
  const host = hostOf(url);
  const refusal = (address: string) =>
    new Error(
      `${url} is at ${address}, ${isHostLocal ? 'an address that no remote can have' : 'a private address: no public site takes files from there'}`,
    );
  // The name of an address is not looked up.
  if (isIP(host) && !mayConnect(host, isHostLocal)) throw refusal(host);
  const lookup: LookupFunction = (hostname, options, done) => {
    dns.lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0);
      const refused = found.find(({ address }) => !mayConnect(address, isHostLocal));
      const [first] = found;
      if (refused || !first) return done(refusal(refused?.address ?? 'no address'), '', 0);
      if (options.all) return done(null, found);
      return done(null, first.address, first.family);
    });
  };
  const { get } = url.protocol === 'https:' ? https : http;
  const headers = { 'Accept-Encoding': 'identity', 'User-Agent': 'pressline-adopt' };
  try {
    return await new Promise((resolve, reject) => {
      // A connection of its own: one that is kept might be to an address of before.
      const asking = get(url, { lookup, signal, headers, agent: false }, resolve);
      asking.setTimeout(TIMEOUT_MS, () => asking.destroy(new Error('it does not answer')));
      asking.on('error', reject);
    });
  } catch (cause) {
    throw unfetched(url, cause);
  }
}

async function readBody(
  response: IncomingMessage,
  url: URL,
  { limit, signal }: FetchOptions,
): Promise<Buffer> {
  const { statusCode, headers } = response;
  try {
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity') throw new Error(`${url} answered ${encoding}, unasked`);
    const tooLarge = new Error(`${url} is larger than ${Math.round(limit / 1_024)} KB`);
    if (Number(headers['content-length'] ?? 0) > limit) throw tooLarge;
    const bytes = await readUpTo(response, limit).catch((cause) => {
      throw unfetched(url, signal.reason ?? cause);
    });
    if (bytes.length > limit) throw tooLarge;
    return bytes;
  } finally {
    response.destroy();
  }
}

const unfetched = (url: URL, cause: unknown) => new Error(`${url} cannot be fetched`, { cause });

const typeOf = ({ headers }: IncomingMessage) => headers['content-type'] ?? '';
