import { type Encoding, etagOf, toBrotli, toGzip } from '@pressline/shared-api/node/compress';
import { SECURITY_HEADERS } from '../answers/securityHeaders';
import { PICTURE_ORIGINS, pictureOrigins } from './pictureOrigins';

const MIN_COMPRESSED_BYTES = 512;
// Quality 6 takes 50% longer and saves nothing.
const BROTLI_QUALITY = 5;

interface Variant {
  body: Buffer;
  etag: string;
  headers: Map<string, string>;
  unchangedHeaders: Map<string, string>;
}

interface Source {
  text: string;
  type: string;
  /** Its content security policy, if not that of all answers. */
  policy?: string | undefined;
  version: number;
  /** `ContentVersion.unpublishVersion` when it was made. */
  unpublishVersion: number;
  /** Called each time that the answer is sent, also from the cache. */
  onServed?: (() => void) | undefined;
  /** Whether a query makes no difference to it. */
  ignoresQuery?: boolean | undefined;
}

/** A public answer with everything that is the same for all readers. */
export interface ReadyAnswer
  extends Pick<Source, 'version' | 'unpublishVersion' | 'onServed' | 'ignoresQuery'> {
  /** Bytes of the text; its compressed forms have less than half as many. */
  size: number;
  /** Compresses when an encoding is first needed: most answers are sent in one only. */
  variant(encoding: Encoding): Variant | Promise<Variant>;
}

function createVariant(
  body: Buffer,
  hash: string,
  encoding: Encoding,
  { type, version, policy }: Source,
  pictures: string,
): Variant {
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
  const unchangedHeaders = new Map([
    ...Object.entries(SECURITY_HEADERS),
    ...(policy ? ([['Content-Security-Policy', policy]] as const) : []),
    ['Cache-Control', 'no-cache'],
    ['ETag', etag],
    ['Vary', 'Accept-Encoding'],
    ['X-Content-Version', String(version)],
    ...(pictures ? ([[PICTURE_ORIGINS, pictures]] as const) : []),
  ]);
  const headers = new Map([
    ...unchangedHeaders,
    ['Content-Type', type],
    ['Content-Length', String(body.length)],
  ]);
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  return { body, etag, headers, unchangedHeaders };
}

export function prepareAnswer(source: Source): ReadyAnswer {
  const { text, version, unpublishVersion, onServed, ignoresQuery = false } = source;
  const body = Buffer.from(text);
  const hash = etagOf(body);
  const pictures = pictureOrigins(text).join(' ');
  const identity = createVariant(body, hash, 'identity', source, pictures);
  const variants = new Map<Encoding, Variant | Promise<Variant>>([['identity', identity]]);

  async function compress(encoding: Exclude<Encoding, 'identity'>) {
    const bytes = await (encoding === 'br' ? toBrotli(body, BROTLI_QUALITY) : toGzip(body));
    const variant = createVariant(bytes, hash, encoding, source, pictures);
    variants.set(encoding, variant);
    return variant;
  }

  return {
    version,
    unpublishVersion,
    onServed,
    ignoresQuery,
    size: body.length,
    variant(encoding) {
      if (body.length < MIN_COMPRESSED_BYTES || encoding === 'identity') return identity;
      const known = variants.get(encoding) ?? compress(encoding);
      variants.set(encoding, known);
      return known;
    },
  };
}
