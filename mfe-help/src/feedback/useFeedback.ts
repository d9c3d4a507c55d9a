import type { FeedbackAnswer } from '@pressline/shared-api';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../ApiContext';
import { readAnswer, rememberAnswer, sessionKey } from './feedbackAnswers';

export type FeedbackState = 'idle' | 'sending' | 'failed' | 'too-many';

const TOO_MANY = 429;

function stateAfter(error: unknown): FeedbackState {
  const isTooMany = error instanceof Error && 'status' in error && error.status === TOO_MANY;
  return isTooMany ? 'too-many' : 'failed';
}

/** A reader's feedback on an article: what is stored, and `send` to store or change it. */
export function useFeedback(articleId: string) {
  const api = useApi();
  const [answer, setAnswer] = useState<FeedbackAnswer>();
  const [state, setState] = useState<FeedbackState>('idle');
  const latest = useRef(0);

  // After hydration: the server knows no session.
  useEffect(() => setAnswer(readAnswer(articleId)), [articleId]);

  /** Resolves with whether it was stored. Of two that overlap, the later one is shown. */
  async function send(next: FeedbackAnswer): Promise<boolean> {
    latest.current += 1;
    const turn = latest.current;
    setState('sending');
    try {
      const stored = await api.reports.feedback(articleId, { ...next, session: sessionKey() });
      if (turn !== latest.current) return true;
      rememberAnswer(articleId, stored);
      setAnswer(stored);
      setState('idle');
      return true;
    } catch (error) {
      if (turn === latest.current) setState(stateAfter(error));
      return false;
    }
  }

  return { answer, state, send };
}
