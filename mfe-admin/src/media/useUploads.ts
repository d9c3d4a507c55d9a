import {
  extensionOf,
  IMAGE_EXTENSIONS,
  MAX_IMAGE_BYTES,
  MAX_MEDIA_BYTES,
  type Medium,
  NO_UPLOAD,
  UPLOAD_EXTENSIONS,
} from '@pressline/shared-api';
import { useRef, useState } from 'react';
import { fileReason } from '../form/api/failures';
import { useApi } from '../form/api/useApi';
import { useInvalidateContent } from '../form/api/writes';

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

export interface Upload {
  key: number;
  file: File;
  /** The part that was sent, from 0 to 1. */
  sent: number;
  problem?: string | undefined;
  abort: AbortController;
}

let lastKey = 0;

/** Uploads files one after the other. What fails stays in the list, and can be tried again. */
export function useUploads(onStored: (medium: Medium) => void) {
  const { media } = useApi();
  const invalidateContent = useInvalidateContent();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const last = useRef<Promise<void>>(Promise.resolve());

  const change = (key: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const close = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));

  async function send({ key, file, abort: { signal } }: Upload) {
    if (signal.aborted) return;
    try {
      const onProgress = (sent: number) => change(key, { sent });
      const medium = await media.upload(file, { signal, onProgress });
      close(key);
      onStored(medium);
      invalidateContent();
    } catch (error) {
      if (!signal.aborted) change(key, { problem: fileReason(error) });
    }
  }
  const queue = (upload: Upload) => {
    last.current = last.current.then(() => send(upload));
  };

  return {
    uploads,
    isSending: uploads.some(({ problem }) => !problem),
    add(file: File) {
      lastKey += 1;
      const problem = uploadProblem(file);
      const upload = { key: lastKey, file, sent: 0, problem, abort: new AbortController() };
      setUploads((all) => [...all, upload]);
      if (!problem) queue(upload);
    },
    retry(upload: Upload) {
      change(upload.key, { problem: undefined, sent: 0 });
      queue(upload);
    },
    cancel({ key, abort }: Upload) {
      abort.abort();
      close(key);
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;
