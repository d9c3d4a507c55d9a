import { AlertDialog, isPlainClick } from '@pressline/shared-ui';
import { beforePopState } from '@pressline/shared-ui/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
 * Blocks Back, Forward and links, and asks instead; `leave` does what they were about to do, once the
 * blocking has ended. The router has nothing of the kind: it counts its entries in `history.state.idx`,
 * which tells how far to go back.
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

/**
 * While `isUnsaved`, reload and another address warn, and a logout elsewhere keeps the page open. While
 * `isAsking`, Back, Forward, links and `leave` call `onLeave` instead, with what they were about to do.
 */
export function useLeaveGuard(
  isAsking: boolean,
  onLeave: (leave: () => void) => void,
  isUnsaved = isAsking,
) {
  const session = useSession();
  const stopBlocking = useRef(() => {});
  const leave = (action: () => void) =>
    onLeave(() => {
      stopBlocking.current();
      action();
    });
  const ask = useEffectEvent(leave);

  useEffect(() => {
    if (!isAsking) return undefined;
    const stop = blockLeaving((action) => ask(action));
    stopBlocking.current = stop;
    return stop;
  }, [isAsking]);

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const releaseWork = session.markUnsaved();
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => {
      releaseWork();
      window.removeEventListener('beforeunload', handleBeforeUnload);
    };
  }, [isUnsaved, session]);

  return {
    /** Runs `action`, which leaves the page, or asks before. */
    leave: (action: () => void) => (isAsking ? leave(action) : action()),
    /** Asks no more: everything has been saved and the page is about to be left. */
    release: () => stopBlocking.current(),
  };
}

/** The same with a question, whose answer discards what is unsaved. */
export function useLeaveQuestion(
  isUnsaved: boolean,
  question: Record<'title' | 'description' | 'confirmLabel' | 'cancelLabel', string>,
  onDiscard: () => void,
) {
  const [asked, setAsked] = useState<() => void>();
  const guard = useLeaveGuard(isUnsaved, (leave) => setAsked(() => leave));
  return {
    ...guard,
    dialog: (
      <AlertDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        {...question}
        onConfirm={() => {
          onDiscard();
          asked?.();
        }}
      />
    ),
  };
}
