import {
  FILE_EXTENSIONS,
  IMAGE_EXTENSIONS,
  MAX_IMAGE_BYTES,
  MAX_MEDIA_BYTES,
} from '@pressline/shared-api';

const MB = 1024 ** 2;
const images: ReadonlySet<string> = new Set(IMAGE_EXTENSIONS);
const extensions: ReadonlySet<string> = new Set([...IMAGE_EXTENSIONS, ...FILE_EXTENSIONS]);

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** What a file input offers to choose from. */
export const ACCEPTED = [...extensions].map((one) => `.${one}`).join(',');
export const LIMITS = `Images up to ${MAX_IMAGE_BYTES / MB} MB, files up to ${MAX_MEDIA_BYTES / MB} MB`;

/** Why a file cannot be uploaded, as far as that is known before it is sent. */
export function uploadProblem({ name, size }: File): string | undefined {
  const extension = extensionOf(name);
  if (!extensions.has(extension)) {
    return `Files of this type cannot be uploaded. Supported: ${[...extensions].join(', ')}.`;
  }
  if (size === 0) return 'The file is empty.';
  const most = images.has(extension) ? MAX_IMAGE_BYTES : MAX_MEDIA_BYTES;
  return size > most ? `The file is larger than ${most / MB} MB.` : undefined;
}
