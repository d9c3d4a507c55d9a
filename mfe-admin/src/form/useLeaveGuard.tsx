import { AlertDialog } from '@pressline/shared-ui';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from './api/useSession';
import { blockLeaving } from './blockLeaving';

const LOSES_TYPED = {
  title: 'Discard your changes?',
  description: 'You haven’t saved what you typed. If you discard it, it’s gone.',
  confirmLabel: 'Discard changes',
  cancelLabel: 'Keep editing',
};

interface LeaveOptions {
  onDiscard?: () => void;
  /** Tries to save before anybody is asked; answers whether nothing is left unsaved. */
  save?: () => Promise<boolean>;
  question?: typeof LOSES_TYPED;
}

/**
 * While `isUnsaved`, asks before the page is left by a button (through `leave`), a link, Back,
 * Forward, reload or another address, and a logout elsewhere keeps the page open.
 */
export function useLeaveGuard(isUnsaved: boolean, options: LeaveOptions = {}) {
  const { onDiscard, save, question = LOSES_TYPED } = options;
  const session = useSession();
  const [asked, setAsked] = useState<() => void>();
  const stopBlocking = useRef(() => {});
  const trySave = useEffectEvent(() => save?.());
  const ask = useCallback(async (action: () => void) => {
    if (!(await trySave())) return setAsked(() => action);
    stopBlocking.current();
    action();
  }, []);

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const stop = blockLeaving(ask);
    stopBlocking.current = stop;
    const releaseWork = session.holdWork();
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => {
      stop();
      releaseWork();
      window.removeEventListener('beforeunload', handleBeforeUnload);
    };
  }, [isUnsaved, ask, session]);

  return {
    /** Does what leaves the page, at once or once the visitor has agreed to lose what is not saved. */
    leave: (action: () => void) => void (isUnsaved ? ask(action) : action()),
    /** Asks no more: everything has been saved and the page is about to be left. */
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
