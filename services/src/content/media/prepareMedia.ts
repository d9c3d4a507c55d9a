import { createHash } from 'node:crypto';
import { extensionOf, MAX_IMAGE_BYTES, type MediaKind, NO_UPLOAD } from '@pressline/shared-api';
import anyAscii from 'any-ascii';
import { HttpError, invalid } from '../../errors';
import { cleanSvg } from './cleanSvg';
import { type FileType, fileTypes, labelOfContent } from './fileTypes';
import { isReservedName } from './isReservedName';
import { type MediaPart, readImage } from './readImage';

const MAX_STEM = 80;

/** A file's name as an address has it: small letters, digits and hyphens, then the extension. */
function fileName(name: string): string {
  const extension = extensionOf(name).replace('jpeg', 'jpg');
  // Composed: some systems take letters of file names apart, and voicing marks of kana would be lost.
  const stem = anyAscii(name.slice(0, name.lastIndexOf('.')).normalize('NFC'))
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, MAX_STEM)
    .replace(/^-|-$/g, '');
  return `${isReservedName(stem) ? `${stem}-file` : stem || 'file'}.${extension}`;
}

export interface MediaTask {
  name: string;
  bytes: Uint8Array;
}

export interface PreparedMedia {
  /** Of the content: the same file is there once. */
  hash: string;
  kind: MediaKind;
  name: string;
  width: number | null;
  height: number | null;
  /** The file itself first. */
  parts: [MediaPart, ...MediaPart[]];
}

const HASH_LENGTH = 32;

/** Of a file's content, as its address has it. */
export const fileHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);

const STILL =
  'This PNG is animated and would show as a still image. Upload it as an animated WebP instead.';

/** Whether a PNG has the chunk `acTL` before its first picture, which makes it animated. */
function isAnimatedPng(bytes: Buffer): boolean {
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'acTL' || name === 'IDAT') return name === 'acTL';
  }
  return false;
}

function refuseContent(extension: string, bytes: Buffer, { label, isImage }: FileType): HttpError {
  const found = labelOfContent(bytes);
  const file = found
    ? `The name ends with .${extension}, but its content is ${found}, not ${label}`
    : `This is not a ${label} ${isImage ? 'image' : 'file'}. Check the file, or rename it.`;
  return invalid({ file });
}

/**
 * Checks an uploaded file, and makes what is stored of it: without what could run, and for an image
 * without the place and the camera that photographs tell of.
 * @throws HttpError 400, 413
 */
export async function prepareMedia(task: MediaTask): Promise<PreparedMedia> {
  const { name: given, bytes: sent } = task;
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  const extension = extensionOf(given);
  const known = Object.hasOwn(fileTypes, extension) ? fileTypes[extension] : undefined;
  if (!known) throw invalid({ file: NO_UPLOAD });
  if (known.isImage && bytes.length > MAX_IMAGE_BYTES) {
    const most = `${MAX_IMAGE_BYTES / 1024 ** 2} MB`;
    const message = `The image may have at most ${most}`;
    throw new HttpError('too_large', message, { fields: { file: `Over ${most}` } });
  }
  if (!known.fits(bytes)) throw refuseContent(extension, bytes, known);
  const name = fileName(given);
  const { type } = known;
  if (type === 'image/png' && isAnimatedPng(bytes)) throw invalid({ file: STILL });
  if (!known.isImage) {
    const facts = { hash: fileHash(bytes), kind: 'file', width: null, height: null } as const;
    return { ...facts, name, parts: [{ name, type, bytes }] };
  }
  const isDrawing = type === 'image/svg+xml';
  const source = isDrawing ? Buffer.from(cleanSvg(bytes.toString('utf8'))) : bytes;
  const { own, width, height, variants } = await readImage(name, source);
  return {
    ...{ hash: fileHash(own), kind: 'image', name, width, height },
    parts: [{ name, type, bytes: own }, ...variants],
  };
}
