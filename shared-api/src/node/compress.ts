import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** How the body of an answer is sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

export const toGzip = promisify(gzip);

/** `quality` is from 0 to 11. */
export const toBrotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** What stands between the quotes of a strong ETag of bytes. */
export const etagOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
