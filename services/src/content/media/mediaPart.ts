import { extensionOf, mediaKey } from '@pressline/shared-api';
import { contract } from '@pressline/shared-api/contract';
import { notFound } from '../../errors';
import { handle } from '../../http/router/handle';
import type { Part } from '../../Part';
import type { Core } from '../resource/Core';
import { createMediaLibrary, type MediaLibrary, type MediaOptions } from './createMediaLibrary';
import { createMediaUses } from './createMediaUses';
import { fileTypes } from './fileTypes';
import type { ByteRange } from './MediaStore';
import { mediaRoutes } from './media.routes';

/**
 * The one range that a request asks for. Anything else than one range that fits is ignored, as
 * RFC 9110 §14.2 allows: the whole is answered.
 */
function byteRange(header: string, size: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end && start < size ? { start, end } : undefined;
}

const PARTIAL = 206;
/** An address has a hash of the content, so that what it answers never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Opened by its own address, a drawing is a page: nothing in it runs or loads. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** What readers get of the media library. */
const mediaFileRoutes = (media: MediaLibrary) => [
  handle(contract.others.files.ofLibrary, async ({ params: { key, name }, ctx }) => {
    const stored = await media.records.findByHash(key.split('-', 1)[0] ?? '');
    const part = stored?.parts.find((one) => one.name === name);
    // By the ending, never by what the database says: it may say that a file is a page or a script.
    const { type, isImage } = fileTypes[extensionOf(name)] ?? {};
    if (!type || !stored || !part || mediaKey(stored) !== key) throw notFound('File');
    const ETag = `"${key}-${part.name}"`;
    ctx.set({
      'Cache-Control': FOR_EVER,
      ETag,
      'Accept-Ranges': 'bytes',
      // Pages of others show the help center, too.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    if (!isImage) ctx.attachment(part.name);
    else ctx.set('Content-Disposition', 'inline');
    if (type === 'image/svg+xml') ctx.set('Content-Security-Policy', DRAWING_POLICY);
    if (ctx.get('If-None-Match').includes(ETag)) {
      ctx.status = 304;
      return;
    }
    const range = byteRange(ctx.get('Range'), part.size);
    ctx.type = type;
    ctx.body = await media.open(part, range);
    ctx.length = range ? range.end - range.start + 1 : part.size;
    if (!range) return;
    ctx.status = PARTIAL;
    ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${part.size}`);
  }),
];

interface MediaPartNeeds
  extends Pick<Core, 'connection' | 'log' | 'types' | 'content' | 'versions' | 'texts' | 'audit'> {
  options: MediaOptions | undefined;
}

/** The media library: images and files, where they are used, and what readers get of them. */
export function mediaPart({ connection, log, options = {}, audit, ...sources }: MediaPartNeeds) {
  const { versions } = sources;
  const library = createMediaLibrary({ connection, log, audit, versions, ...options });
  const uses = createMediaUses(sources);
  return {
    library,
    uses,
    routes: [...mediaFileRoutes(library), ...mediaRoutes(library, uses)],
    stores: [library],
    upkeep: () => library.removeLeftovers(),
  } satisfies Part;
}
