import {
  type ApiClient,
  ApiError,
  FILE_EXTENSIONS,
  IMAGE_EXTENSIONS,
  MAX_IMAGE_BYTES,
  MAX_MEDIA_BYTES,
  type Medium,
  type UploadOptions,
} from '@pressline/shared-api';
import { errorReason } from '../auth/errorReason';

const MB = 1024 ** 2;
const images: ReadonlySet<string> = new Set(IMAGE_EXTENSIONS);
const files: ReadonlySet<string> = new Set(FILE_EXTENSIONS);

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

const isImageName = (name: string): boolean => images.has(extensionOf(name));

/** What a file input offers to choose from. */
export const accepted = (isImageOnly = false): string =>
  [...images, ...(isImageOnly ? [] : files)].map((one) => `.${one}`).join(',');

/** Why a file cannot be uploaded, as far as that is known before it is sent. */
export function uploadProblem({ name, size }: File, isImageOnly = false): string | undefined {
  const isImage = isImageName(name);
  if (isImageOnly && !isImage) return 'This is not a PNG, JPEG, WebP, AVIF or SVG image.';
  if (!isImage && !files.has(extensionOf(name))) {
    return `Files of this type cannot be uploaded. Supported: ${[...images, ...files].join(', ')}.`;
  }
  if (size === 0) return 'The file is empty.';
  const most = isImage ? MAX_IMAGE_BYTES : MAX_MEDIA_BYTES;
  return size > most ? `The file is larger than ${most / MB} MB.` : undefined;
}

/** The server's message about the file is more exact than the one about the input. */
export const uploadReason = (error: unknown): string =>
  (error instanceof ApiError && error.fields?.file) || errorReason(error);

/**
 * Adds a file to the media library: `url`, `width`, `height`, `alt` and the rest that is known of it.
 * A file that is there already is answered as it is. @throws ApiError; Error for one that cannot be
 * uploaded
 */
export async function uploadMedia(
  api: Pick<ApiClient, 'media'>,
  file: File,
  options?: UploadOptions,
): Promise<Medium> {
  const problem = uploadProblem(file);
  if (problem) throw new Error(problem);
  return api.media.upload(file, options);
}
