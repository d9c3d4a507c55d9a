import { UPLOAD_TYPES } from '@pressline/shared-api';

type Extension = keyof typeof UPLOAD_TYPES;

export interface FileType {
  type: string;
  /** For people. */
  label: string;
  /** Whether it can be shown on a page. */
  isImage?: true;
  /** Whether a content is of this type: what its first bytes say, or what it has in it. */
  fits(bytes: Buffer): boolean;
}

type TypeRules = Omit<FileType, 'type'>;

const begins =
  (signature: string, at = 0) =>
  (bytes: Buffer) =>
    bytes.toString('latin1', at, at + signature.length) === signature;
const isZip = begins('PK\u0003\u0004');
/** An Office document is a zip file with this part in it. */
const zipWith = (part: string) => (bytes: Buffer) => isZip(bytes) && bytes.includes(part);
const openDocument = (kind: string) =>
  zipWith(`mimetypeapplication/vnd.oasis.opendocument.${kind}`);

function isText(bytes: Buffer): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0');
  } catch {
    return false;
  }
}

const isAvif = (bytes: Buffer) =>
  begins('ftyp', 4)(bytes) && /avi[fs]/.test(bytes.toString('latin1', 8, 40));
const isSvg = (bytes: Buffer) =>
  isText(bytes) && /<svg[\s>]/.test(bytes.toString('utf8', 0, 65_536));

const jpeg: TypeRules = { label: 'JPEG', isImage: true, fits: begins('\u00ff\u00d8\u00ff') };
const icc: TypeRules = { label: 'ICC profile', fits: begins('acsp', 36) };

// biome-ignore format: a table, one type a line
/** What can be uploaded, by extension. Images first: an unknown content is tried in this order. */
const byExtension: Readonly<Record<Extension, TypeRules>> = {
  png: { label: 'PNG', isImage: true, fits: begins('\u0089PNG\r\n\u001a\n') },
  jpg: jpeg,
  jpeg,
  webp: { label: 'WebP', isImage: true, fits: (bytes) => begins('RIFF')(bytes) && begins('WEBP', 8)(bytes) },
  avif: { label: 'AVIF', isImage: true, fits: isAvif },
  gif: { label: 'GIF', isImage: true, fits: (bytes) => begins('GIF87a')(bytes) || begins('GIF89a')(bytes) },
  svg: { label: 'SVG', isImage: true, fits: isSvg },
  pdf: { label: 'PDF', fits: begins('%PDF-') },
  docx: { label: 'Word', fits: zipWith('word/document') },
  xlsx: { label: 'Excel', fits: zipWith('xl/workbook') },
  pptx: { label: 'PowerPoint', fits: zipWith('ppt/presentation') },
  odt: { label: 'OpenDocument text', fits: openDocument('text') },
  ods: { label: 'OpenDocument spreadsheet', fits: openDocument('spreadsheet') },
  zip: { label: 'ZIP', fits: isZip },
  icc,
  icm: icc,
  csv: { label: 'CSV', fits: isText },
  joboptions: { label: 'PDF preset', fits: isText },
  txt: { label: 'Text', fits: isText },
};
export const fileTypes: Readonly<Record<string, FileType>> = Object.fromEntries(
  (Object.keys(byExtension) as Extension[]).map((extension) => [
    extension,
    { ...byExtension[extension], type: UPLOAD_TYPES[extension] },
  ]),
);

/** What a content is, when its name says something else; undefined of plain text, which may be meant as anything. */
export const labelOfContent = (bytes: Buffer): string | undefined =>
  Object.values(fileTypes).find(({ fits }) => fits !== isText && fits(bytes))?.label;
