import { copiedFields } from '@pressline/shared-api';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readToken } from '../../form/api/credentials';
import { useContentChanged } from '../../form/api/writes';
import type { useEditor } from '../../form/useEditor';
import { copyVersionOf, useCopyCalls } from './workingCopy';

const PAUSE_MS = 3_000;
/** Services that restart are away for a few seconds; then a try waits as long as the last one did. */
const RETRIES_MS = [2_000, 4_000, 8_000, 10_000];

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
  const failures = useRef(0);
  const { draft, isDirty, base, conflict, isDeleted } = editor;
  const isPossible = isDirty && base !== undefined && !conflict && !isDeleted;

  const keep = useEffectEvent(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    // Who would not log in again just now is asked by the next save.
    if (!isPossible || readToken() === null) return !isDirty;
    try {
      const isKept = await editor.autosave(async (before, body) => {
        const after = await write(before, body);
        if (Boolean(copyVersionOf(before)) !== Boolean(copyVersionOf(after))) contentChanged();
        return after;
      }, copiedFields);
      setHasFailed(false);
      failures.current = 0;
      return isKept;
    } catch {
      setHasFailed(true);
      // What was typed meanwhile has set it.
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, RETRIES_MS[failures.current] ?? RETRIES_MS.at(-1));
      failures.current += 1;
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
