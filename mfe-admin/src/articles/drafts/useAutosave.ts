import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readToken } from '../../form/api/credentials';
import { useInvalidateContent } from '../../form/api/writes';
import type { useEditor } from '../../form/useEditor';
import { copyVersionOf, useWorkingCopyCalls } from './workingCopy';

const PAUSE_MS = 3_000;
/** Services that restart are away for a few seconds; then a try waits as long as the last one did. */
const RETRIES_MS = [2_000, 4_000, 8_000, 10_000];

/**
 * Saves what is typed in the article's working copy: seconds after it is typed, when the window is
 * hidden, and when `autosaveRef` is called. @returns whether the last try failed
 */
export function useAutosave(
  editor: ReturnType<typeof useEditor>,
  autosaveRef: RefObject<() => Promise<boolean>>,
): boolean {
  const { save: write } = useWorkingCopyCalls();
  const invalidateContent = useInvalidateContent();
  const [hasFailed, setHasFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const failures = useRef(0);
  const { draft, isDirty, latest, conflict, isDeleted } = editor;
  const isPossible = latest !== undefined && !conflict && !isDeleted;

  /** @returns whether nothing is left unsaved */
  const autosave = useEffectEvent(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!isPossible) return editor.unsaved() === undefined;
    // The user declined to log in again: the next save asks, an autosave does not.
    if (readToken() === null) {
      setHasFailed(true);
      return editor.unsaved() === undefined;
    }
    try {
      const isSaved = await editor.autosave(async (before, body) => {
        const after = await write(before, body);
        if (Boolean(copyVersionOf(before)) !== Boolean(copyVersionOf(after))) invalidateContent();
        return after;
      });
      setHasFailed(false);
      failures.current = 0;
      return isSaved;
    } catch {
      setHasFailed(true);
      // Typing meanwhile has set it.
      clearTimeout(timer.current);
      timer.current = setTimeout(autosave, RETRIES_MS[failures.current] ?? RETRIES_MS.at(-1));
      failures.current += 1;
      return false;
    }
  });

  const isNeeded = isDirty && isPossible;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key may be the last one
  useEffect(() => {
    if (isNeeded) timer.current ??= setTimeout(() => void autosave(), PAUSE_MS);
  }, [draft, isNeeded]);

  useEffect(() => {
    const handleHidden = () => document.visibilityState === 'hidden' && void autosave();
    autosaveRef.current = () => autosave();
    document.addEventListener('visibilitychange', handleHidden);
    return () => {
      document.removeEventListener('visibilitychange', handleHidden);
      clearTimeout(timer.current);
    };
  }, [autosaveRef]);

  return hasFailed;
}
