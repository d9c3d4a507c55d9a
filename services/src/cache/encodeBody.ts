import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const MIN_COMPRESSED_BYTES = 512;
const BROTLI_QUALITY = 6;

export interface Variant {
  body: Buffer;
  etag: string;
  encoding: 'br' | 'gzip' | undefined;
}

/** An answer in every encoding it is served in, each with a strong ETag of its own. */
export interface EncodedBody {
  identity: Variant;
  br: Variant;
  gzip: Variant;
  type: string;
}

/** Encodes a text once for all its readers. */
export async function encodeBody(text: string, type: string): Promise<EncodedBody> {
  const body = Buffer.from(text);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const identity: Variant = { body, etag: `"${hash}"`, encoding: undefined };
  if (body.length < MIN_COMPRESSED_BYTES) return { type, identity, br: identity, gzip: identity };
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, gz] = await Promise.all([toBrotli(body, { params }), toGzip(body)]);
  return {
    type,
    identity,
    br: { body: br, etag: `"${hash}-br"`, encoding: 'br' },
    gzip: { body: gz, etag: `"${hash}-gz"`, encoding: 'gzip' },
  };
}
