import { variantsOf } from '@pressline/shared-api';
import type { Metadata, Sharp } from 'sharp';
import { invalid, unprocessable } from '../../errors';

/** One stored file: the one that was uploaded, or a variant of it. */
export interface MediaPart {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** 50 megapixels: more than cameras of print shops make; decoded it takes 200 MB. */
const MAX_PIXELS = 50_000_000;
const MAX_MEGAPIXELS = MAX_PIXELS / 1_000_000;
/** WebP at the quality at which screenshots stay sharp. */
const WEBP = { quality: 80, smartSubsample: true } as const;
/** For an image that is encoded again because of the metadata in it. */
const CLEAN_QUALITY = 92;
const PLAIN_ORIENTATION = 1;
const MAX_SIDE = 16_383;
/** For each time that it is decoded. */
const MAX_SECONDS = 30;

const tooManyPixels = () =>
  invalid({ file: `The image has more than ${MAX_MEGAPIXELS} megapixels. Make it smaller first.` });

const damaged = () => invalid({ file: 'We can’t read this image. It’s damaged or incomplete' });

function checkSize({ width, height, pages = 1, pageHeight }: Metadata) {
  const shown = pageHeight ?? height;
  if (!width || !shown) throw invalid({ file: 'The image doesn’t state its size' });
  if (width * shown * pages > MAX_PIXELS) throw tooManyPixels();
  if (Math.max(width, shown) > MAX_SIDE) {
    throw invalid({ file: `The image is wider or higher than ${MAX_SIDE} pixels` });
  }
}

const isTelling = ({ exif, xmp, iptc, orientation }: Metadata) =>
  Boolean(exif || xmp || iptc) || (orientation ?? PLAIN_ORIENTATION) !== PLAIN_ORIENTATION;

/** Encodes an image again, upright, with its colors, and without the rest of what is written in it. */
function withoutNotes(image: Sharp, format: string | undefined): Promise<Buffer> {
  const upright = image.clone().autoOrient().keepIccProfile();
  if (format === 'png') return upright.png().toBuffer();
  if (format === 'gif') return upright.gif().toBuffer();
  if (format === 'webp') return upright.webp({ quality: CLEAN_QUALITY }).toBuffer();
  if (format === 'heif') return upright.avif({ quality: 65, effort: 2 }).toBuffer();
  return upright.jpeg({ quality: CLEAN_QUALITY }).toBuffer();
}

/**
 * The image as it is stored, its size, and its variants by width.
 * @throws HttpError 400 for one that is damaged or too large to be decoded, 422 for one that takes too long
 */
export async function readImage(name: string, source: Buffer) {
  const { default: sharp } = await import('sharp');
  // One image at a time, in one thread: requests need the other core.
  sharp.concurrency(1);
  sharp.cache(false);
  const open = (bytes: Buffer) =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: true }).timeout({
      seconds: MAX_SECONDS,
    });

  async function read() {
    const image = open(source);
    const metadata = await image.metadata();
    checkSize(metadata);
    const own = isTelling(metadata) ? await withoutNotes(image, metadata.format) : source;
    const facts = own === source ? metadata : await open(own).metadata();
    const { width, pageHeight, height } = facts;
    const variants: MediaPart[] = [];
    for (const variant of variantsOf({ name, width })) {
      const resized = open(own).resize({ width: variant.width, withoutEnlargement: true });
      const bytes = await resized.webp(WEBP).toBuffer();
      variants.push({ name: variant.name, type: 'image/webp', bytes });
    }
    // A drawing is decoded too, so that a damaged one is found now.
    if (variants.length === 0) await open(own).resize({ width: 1 }).raw().toBuffer();
    return { own, width, height: pageHeight ?? height, variants };
  }

  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Error) || error.name === 'HttpError') throw error;
    if (/^timeout/i.test(error.message)) {
      throw unprocessable({ file: 'The image takes too long to read. Make it smaller first.' });
    }
    throw /pixel limit/i.test(error.message) ? tooManyPixels() : damaged();
  }
}
