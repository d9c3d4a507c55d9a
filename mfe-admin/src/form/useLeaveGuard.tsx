import { AlertDialog, isPlainClick } from '@pressline/shared-ui';
import { beforePopState } from '@pressline/shared-ui/router';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from './api/useApi';

const historyIndex = (): number | undefined =>
  (window.history.state as { idx?: number } | null)?.idx;

/** Whether a click on `link` leaves this page in this tab. */
function leavesPage(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isHere = link.target === '' || link.target === '_self';
  const isPlace = link.getAttribute('href')?.startsWith('#') || link.hasAttribute('download');
  return isPlainClick(event) && isHere && !isPlace;
}

/**
 * Blocks Back, Forward and links, and asks instead;
 * `leave` does what they were about to do, once the blocking has ended. The router has nothing of
 * the kind: it counts its entries in `history.state.idx`, which tells how far to go back.
 * @returns the function that ends it
 */
function blockLeaving(ask: (leave: () => void) => void): () => void {
  const here = { index: historyIndex(), path: window.location.pathname };
  let isReturning = false;

  function handlePopState(): boolean {
    if (isReturning) {
      isReturning = false;
      return true;
    }
    const index = historyIndex();
    // A hash that was typed into the address bar makes an entry of its own on the same page.
    if (index === undefined || here.index === undefined || window.location.pathname === here.path) {
      return false;
    }
    const steps = index - here.index;
    isReturning = true;
    window.history.go(-steps);
    ask(() => window.history.go(steps));
    return true;
  }

  function handleClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || !leavesPage(link, event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    ask(() => link.click());
  }

  const stopPopState = beforePopState(handlePopState);
  window.addEventListener('click', handleClick, true);
  return () => {
    stopPopState();
    window.removeEventListener('click', handleClick, true);
  };
}

const LOSES_TYPED = {
  title: 'Discard your changes?',
  description: 'You haven’t saved what you typed. If you discard it, it’s gone.',
  confirmLabel: 'Discard changes',
  cancelLabel: 'Keep editing',
};

interface LeaveOptions {
  onDiscard?: () => void;
  /** Tries to save before the question; returns whether nothing is left unsaved. */
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
    const releaseWork = session.markUnsaved();
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => {
      stop();
      releaseWork();
      window.removeEventListener('beforeunload', handleBeforeUnload);
    };
  }, [isUnsaved, ask, session]);

  return {
    /** Runs `action`, which leaves the page, at once or after the visitor agreed to discard unsaved changes. */
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
