import {
  ApiError,
  type GenerationAnswer,
  type GenerationProgress,
  MAX_PDF_BYTES,
} from '@pressline/shared-api';
import { formatMegabytes } from '@pressline/shared-ui/format';
import { showToast } from '@pressline/shared-ui/toast';
import { useEffect, useRef, useState } from 'react';
import { UNREACHABLE } from '../../form/api/failures';
import { useApi } from '../../form/api/useApi';
import { useInvalidateContent } from '../../form/api/writes';

const SIGNATURE = '%PDF-';

export const MAX_PDF_MB = MAX_PDF_BYTES / 1024 ** 2;

/** Why a file cannot be sent, as far as its size and its first bytes tell. */
export async function findPdfProblem(file: File): Promise<string | undefined> {
  const { name, size } = file;
  if (size > MAX_PDF_BYTES)
    return `${name} is ${formatMegabytes(size)}. The limit is ${MAX_PDF_MB} MB.`;
  try {
    const head = await file.slice(0, SIGNATURE.length).text();
    return head === SIGNATURE ? undefined : `${name} is not a PDF.`;
  } catch {
    // It was moved, deleted or changed on the disk since it was chosen.
    return `${name} can no longer be read.`;
  }
}

type GenerationState =
  | { step: 'idle' | 'canceled' }
  /** What the server has reported so far, the latest last. */
  | { step: 'running'; progress: readonly GenerationProgress[] }
  | { step: 'failed'; reason: string };

const FAILED = 'Failed to generate article';
const KEY_HINT = 'Please check if ANTHROPIC_API_KEY is configured';

function reasonOf(error: unknown): string {
  // An answer of a proxy has no code, and its text is not for people.
  if (error instanceof ApiError) return error.code ? error.reason : KEY_HINT;
  return error instanceof TypeError || !(error instanceof Error) ? UNREACHABLE : error.message;
}

/** Generates an article from a PDF; `onGenerated` gets the draft. It stops when the page is left. */
export function useGeneration(onGenerated: (answer: GenerationAnswer) => void) {
  const { admin } = useApi();
  const invalidateContent = useInvalidateContent();
  const [state, setState] = useState<GenerationState>({ step: 'idle' });
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  async function start(file: File, categoryId: string): Promise<void> {
    work.current?.abort();
    work.current = new AbortController();
    const { signal } = work.current;
    const reported: GenerationProgress[] = [];
    setState({ step: 'running', progress: [] });
    try {
      const answer = await admin.generateFromPdf(file, categoryId, {
        signal,
        onProgress(progress) {
          reported.push(progress);
          if (!signal.aborted) setState({ step: 'running', progress: [...reported] });
        },
      });
      if (signal.aborted) return;
      setState({ step: 'idle' });
      showToast({ title: answer.message });
      onGenerated(answer);
    } catch (error) {
      if (signal.aborted) return;
      const reason = reasonOf(error);
      setState({ step: 'failed', reason });
      showToast({ title: FAILED, description: reason, variant: 'destructive' });
    } finally {
      // A late cancellation may come after the draft was stored.
      invalidateContent();
    }
  }

  return {
    state,
    start,
    cancel() {
      work.current?.abort();
      setState({ step: 'canceled' });
    },
  };
}
