import type { ResourceKey } from '@pressline/shared-api';
import { useEffect, useEffectEvent, useState } from 'react';
import { UNDO_MS, useUndo } from './api/undo';

/**
 * Cancels a form: it hides, and is gone after the time in which Undo brings it back with what was typed.
 * `title` says what was discarded; the list of `key` offers Undo, too.
 * @returns whether it hides, and what cancels it
 */
export function useCancel(title: string, onClose: () => void, key?: ResourceKey) {
  const { offer } = useUndo();
  const [isCanceled, setIsCanceled] = useState(false);
  const close = useEffectEvent(onClose);
  const offerUndo = useEffectEvent(() =>
    offer({ key, title, undo: async () => void setIsCanceled(false) }, { title }),
  );
  useEffect(() => {
    if (!isCanceled) return undefined;
    const withdraw = offerUndo();
    const timer = setTimeout(close, UNDO_MS);
    return () => {
      clearTimeout(timer);
      withdraw();
    };
  }, [isCanceled]);
  return [isCanceled, () => setIsCanceled(true)] as const;
}
