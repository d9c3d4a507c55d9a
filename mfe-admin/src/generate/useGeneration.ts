import { ApiError, type GenerationAnswer, type GenerationProgress } from '@pressline/shared-api';
import { useQueryClient } from '@pressline/shared-api/query';
import { showToast } from '@pressline/shared-ui/toast';
import { useEffect, useRef, useState } from 'react';
import { ADMIN_QUERIES } from '../auth/adminQueries';
import { UNREACHABLE } from '../auth/errorReason';
import { useApi } from '../auth/useSession';
import { tellOtherWindows } from '../documents/otherWindows';

export type GenerationState =
  | { step: 'idle' | 'cancelled' }
  /** What the server has told so far, the latest last. */
  | { step: 'running'; progress: readonly GenerationProgress[] }
  | { step: 'failed'; reason: string };

const FAILED = 'Failed to generate article';
const KEY_HINT = 'Please check if ANTHROPIC_API_KEY is configured';

function reasonOf(error: unknown): string {
  // A proxy's answer in the API's place has no code, and its text is not for people.
  if (error instanceof ApiError) return error.code ? error.reason : KEY_HINT;
  return error instanceof TypeError || !(error instanceof Error) ? UNREACHABLE : error.message;
}

/** Has an article written from a PDF; `onGenerated` gets the draft. Leaving the page stops the work. */
export function useGeneration(onGenerated: (answer: GenerationAnswer) => void) {
  const { admin } = useApi();
  const queryClient = useQueryClient();
  const [state, setState] = useState<GenerationState>({ step: 'idle' });
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  async function start(file: File, categoryId: string): Promise<void> {
    work.current?.abort();
    work.current = new AbortController();
    const { signal } = work.current;
    const told: GenerationProgress[] = [];
    setState({ step: 'running', progress: [] });
    try {
      const answer = await admin.generateFromPdf(file, categoryId, {
        signal,
        onProgress(progress) {
          told.push(progress);
          if (!signal.aborted) setState({ step: 'running', progress: [...told] });
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
      // When it is cancelled late, the draft may be there all the same.
      void queryClient.invalidateQueries({ queryKey: [ADMIN_QUERIES] });
      tellOtherWindows();
    }
  }

  return {
    state,
    start,
    cancel() {
      work.current?.abort();
      setState({ step: 'cancelled' });
    },
  };
}
