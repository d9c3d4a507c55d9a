import { copiedFields } from '@pressline/shared-api';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readToken } from '../../auth/credentials';
import { useContentChanged } from '../../documents/useWrites';
import type { useEditor } from '../../resource/useEditor';
import { copyVersionOf } from './asEdited';
import { useCopyCalls } from './useCopyCalls';

const PAUSE_MS = 3_000;
const RETRY_MS = 10_000;

/**
 * Keeps what is typed in the article's working copy: seconds after it is typed, when the window is
 * hidden, and when `keepRef` is called because the editor is left. @returns whether the last try failed
 */
export function useAutosave(
  editor: ReturnType<typeof useEditor>,
  keepRef: RefObject<() => Promise<boolean>>,
): boolean {
  const { keep: write } = useCopyCalls();
  const contentChanged = useContentChanged();
  const [hasFailed, setHasFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { draft, isDirty, base, conflict, isDeleted } = editor;
  const isPossible = isDirty && base !== undefined && !conflict && !isDeleted;

  const keep = useEffectEvent(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    // Who would not log in again just now is asked by the next save.
    if (!isPossible || readToken() === null) return !isDirty;
    try {
      const isKept = await editor.keep(async (before, body) => {
        const after = await write(before, body);
        if (Boolean(copyVersionOf(before)) !== Boolean(copyVersionOf(after))) contentChanged();
        return after;
      }, copiedFields);
      setHasFailed(false);
      return isKept;
    } catch {
      setHasFailed(true);
      timer.current = setTimeout(keep, RETRY_MS);
      return false;
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each key may be the last one
  useEffect(() => {
    if (isPossible) timer.current ??= setTimeout(() => void keep(), PAUSE_MS);
  }, [draft, isPossible]);

  useEffect(() => {
    const handleHidden = () => document.visibilityState === 'hidden' && void keep();
    keepRef.current = () => keep();
    document.addEventListener('visibilitychange', handleHidden);
    return () => {
      document.removeEventListener('visibilitychange', handleHidden);
      clearTimeout(timer.current);
    };
  }, [keepRef]);

  return hasFailed;
}
