/** Extensions that can be uploaded, in lower case. */
export const IMAGE_EXTENSIONS = ['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'svg'] as const;
// biome-ignore format: a list
export const UPLOAD_EXTENSIONS = [...IMAGE_EXTENSIONS, 'pdf', 'zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'csv', 'txt', 'icc', 'icm', 'joboptions'] as const;

const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** The media types of files that can be uploaded, by extension. */
export const UPLOAD_TYPES: Readonly<Record<(typeof UPLOAD_EXTENSIONS)[number], string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
  odt: `${openDocument}.text`,
  ods: `${openDocument}.spreadsheet`,
  zip: 'application/zip',
  icc: 'application/vnd.iccprofile',
  icm: 'application/vnd.iccprofile',
  csv: 'text/csv',
  joboptions: 'text/plain',
  txt: 'text/plain',
};

export const NO_UPLOAD = `Files of this type cannot be uploaded. Supported: ${UPLOAD_EXTENSIONS.join(', ')}`;

/** The extension of a file's name, in lower case. */
export const extensionOf = (name: string): string =>
  /\.([^./\\]{1,20})$/.exec(name)?.[1]?.toLowerCase() ?? '';
