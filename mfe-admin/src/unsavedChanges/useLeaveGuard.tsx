import { AlertDialog } from '@pressline/shared-ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { blockLeaving } from './blockLeaving';
import { useUnsavedChanges } from './useUnsavedChanges';

interface LeaveGuard {
  /** Does what leaves the page, at once or once the visitor has agreed to lose what is not saved. */
  leave(action: () => void): void;
  /** Asks no more: everything has been saved and the page is about to be left. */
  release(): void;
  /** The question; stands anywhere on the page. */
  dialog: ReactNode;
}

const LOSES_TYPED = {
  title: 'Discard your changes?',
  description: 'What you have typed is not saved yet and would be lost.',
  confirmLabel: 'Discard changes',
  cancelLabel: 'Keep editing',
};

/**
 * While `isUnsaved`, asks before the page is left by a button (through `leave`), a link, Back,
 * Forward, reload or another address. `onDiscard` is called when the visitor agrees.
 */
export function useLeaveGuard(
  isUnsaved: boolean,
  onDiscard?: () => void,
  question = LOSES_TYPED,
): LeaveGuard {
  const [asked, setAsked] = useState<() => void>();
  const stopBlocking = useRef(() => {});
  const ask = useCallback((action: () => void) => setAsked(() => action), []);
  useUnsavedChanges(isUnsaved);

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const stop = blockLeaving(ask);
    stopBlocking.current = stop;
    return stop;
  }, [isUnsaved, ask]);

  return {
    leave: (action) => (isUnsaved ? ask(action) : action()),
    release: () => stopBlocking.current(),
    dialog: (
      <AlertDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        {...question}
        onConfirm={() => {
          stopBlocking.current();
          onDiscard?.();
          asked?.();
        }}
      />
    ),
  };
}
