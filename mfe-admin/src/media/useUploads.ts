import type { Medium } from '@pressline/shared-api';
import { useRef, useState } from 'react';
import { fileReason } from '../form/api/errorReason';
import { useApi } from '../form/api/useSession';
import { useContentChanged } from '../form/api/useWrites';
import { uploadProblem } from './uploadProblem';

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
  const contentChanged = useContentChanged();
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
      contentChanged();
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
