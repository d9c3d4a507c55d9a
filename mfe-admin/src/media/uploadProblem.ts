import {
  extensionOf,
  IMAGE_EXTENSIONS,
  MAX_IMAGE_BYTES,
  MAX_MEDIA_BYTES,
  NO_UPLOAD,
  UPLOAD_EXTENSIONS,
} from '@pressline/shared-api';

const MB = 1024 ** 2;

/** What a file input offers to choose from. */
export const ACCEPTED = UPLOAD_EXTENSIONS.map((one) => `.${one}`).join(',');
export const LIMITS = `Images up to ${MAX_IMAGE_BYTES / MB} MB, files up to ${MAX_MEDIA_BYTES / MB} MB`;

/** Why a file cannot be uploaded, as far as that is known before it is sent. */
export function uploadProblem({ name, size }: File): string | undefined {
  const extension = extensionOf(name);
  if (!UPLOAD_EXTENSIONS.some((one) => one === extension)) return `${NO_UPLOAD}.`;
  if (size === 0) return 'The file is empty.';
  const most = IMAGE_EXTENSIONS.some((one) => one === extension)
    ? MAX_IMAGE_BYTES
    : MAX_MEDIA_BYTES;
  return size > most ? `The file is larger than ${most / MB} MB.` : undefined;
}
