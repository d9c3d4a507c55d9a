/** Extensions that can be uploaded, in lower case. */
export const IMAGE_EXTENSIONS = ['png', 'jpg', 'jpeg', 'webp', 'avif', 'svg'] as const;
// biome-ignore format: a list
export const UPLOAD_EXTENSIONS = [...IMAGE_EXTENSIONS, 'pdf', 'zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'csv', 'txt', 'icc', 'icm', 'joboptions'] as const;

export const NO_UPLOAD = `Files of this type cannot be uploaded. Supported: ${UPLOAD_EXTENSIONS.join(', ')}`;

/** The extension of a file's name, in lower case. */
export const extensionOf = (name: string): string =>
  /\.([^./\\]{1,20})$/.exec(name)?.[1]?.toLowerCase() ?? '';
