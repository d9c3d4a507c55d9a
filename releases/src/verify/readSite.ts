import { readUpTo } from '@pressline/shared-api/node/readUpTo';

const TIMEOUT_MS = 15_000;
const MAX_BYTES = 20 * 1024 * 1024;
/** A host keeps a file in each of them, and browsers ask for the last. */
const ENCODINGS = ['identity', 'gzip', 'br'];

export interface SiteReader {
  /** @throws when the site answers anything but 200, too much, or something else in another encoding */
  read(address: string): Promise<Buffer>;
  /** The same, with null for 404 where that `mayBeMissing`. */
  find(address: string, mayBeMissing: boolean): Promise<Buffer | null>;
  /** The HTML of a page; that of the not-found page, where there is none. */
  readPage(path: string): Promise<string>;
}

/** Reads a site at its own origin only, past caches, each file once. */
export function readSite(site: string): SiteReader {
  const origin = new URL(site);
  const known = new Map<string, Promise<{ bytes: Buffer; isMissing: boolean }>>();

  async function fetchAs(encoding: string, address: string) {
    const url = new URL(address, origin);
    if (url.origin !== origin.origin) throw new Error(`${url.href} is not on ${origin.origin}`);
    const response = await fetch(url, {
      headers: { 'Cache-Control': 'no-cache', 'Accept-Encoding': encoding },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const isMissing = response.status === 404;
    if (!response.ok && !isMissing) throw new Error(`${url.pathname} answered ${response.status}`);
    const bytes = await readUpTo(response.body ?? [], MAX_BYTES);
    if (bytes.length <= MAX_BYTES) return { bytes, isMissing };
    throw new Error(`${url.pathname} is larger than ${MAX_BYTES} bytes`);
  }

  async function fetchAll(address: string) {
    const [first, ...others] = await Promise.all(ENCODINGS.map((one) => fetchAs(one, address)));
    const other = others.findIndex((one) => !first?.bytes.equals(one.bytes));
    if (!first || other >= 0) {
      throw new Error(`${address} is another file where browsers ask for ${ENCODINGS[other + 1]}`);
    }
    return first;
  }

  function readOnce(address: string) {
    const reading = known.get(address) ?? fetchAll(address);
    known.set(address, reading);
    return reading;
  }

  const find: SiteReader['find'] = async (address, mayBeMissing) => {
    const { bytes, isMissing } = await readOnce(address);
    if (isMissing && !mayBeMissing) throw new Error(`${address} answered 404`);
    return isMissing ? null : bytes;
  };
  return {
    find,
    read: async (address) => (await find(address, false)) as Buffer,
    readPage: async (path) => (await fetchAs('br', path)).bytes.toString('utf8'),
  };
}
