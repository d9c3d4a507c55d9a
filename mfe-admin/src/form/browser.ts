import { media } from '@pressline/shared-ui';
import { readLocal, storeLocal } from '@pressline/shared-ui/browser-storage';
import { showToast } from '@pressline/shared-ui/toast';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/** Whether the keyboard has a command key where others have Ctrl. */
export const isApple = (): boolean => /Mac|iP(hone|ad)/.test(navigator.platform);

/** Copies a text, and says whether that worked; `name` begins the sentence, such as "Preview link". */
export async function copyToClipboard(text: string, name: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: `${name} copied` });
  } catch {
    showToast({
      title: `Couldn’t copy ${name}`,
      description: 'Please select it and copy it manually.',
      variant: 'destructive',
    });
  }
}

/** Saves a file among the visitor’s downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser may begin to read it only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const WIDE = media.medium.replace('@media ', '');

const query = () => window.matchMedia?.(WIDE);

function subscribe(onChange: () => void): () => void {
  const list = query();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/** Whether there is room for two columns: tabs down the side of a panel, an article beside its preview. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => query()?.matches ?? false);
}

const KEY = 'adminShortcuts';
const OFF = 'off';

/** Whether single keys do something: people who dictate need them off (WCAG 2.1.4). */
export const areShortcutsOn = (): boolean => readLocal(KEY) !== OFF;

export function setShortcutsOn(isOn: boolean): void {
  storeLocal(KEY, isOn ? null : OFF);
}

const TYPED_INTO = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
const OPEN_DIALOG = '[role="dialog"], [role="alertdialog"]';

const isFree = (event: KeyboardEvent) =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.repeat &&
  !(event.target instanceof Element && event.target.closest(TYPED_INTO)) &&
  !document.querySelector(OPEN_DIALOG);

function useKey(isMeant: (event: KeyboardEvent) => boolean, action: () => void): void {
  const run = useEffectEvent((event: KeyboardEvent) => {
    if (!isMeant(event)) return;
    event.preventDefault();
    action();
  });
  // Whatever shows has its shortcut: an ordinary effect may run after the first key.
  useLayoutEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => run(event);
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}

/** Runs `action` when `key` is pressed: not while the visitor types, and not behind a dialog. */
export const useShortcut = (key: string, action: () => void): void =>
  useKey((event) => event.key === key && isFree(event) && areShortcutsOn(), action);

/** Runs `action` when `key` is pressed with Ctrl or ⌘: also while the visitor types, unless the text takes it. */
export const useCommand = (key: string, action: () => void): void =>
  useKey((event) => {
    const { ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented } = event;
    const isCommand = (isApple() ? metaKey : ctrlKey) && !altKey && !shiftKey && !repeat;
    return isCommand && event.key.toLowerCase() === key && !defaultPrevented;
  }, action);

/** Moves the focus to the heading of a list once the row that had it is gone. */
export function useFocusAfterRemoval() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isExpected = useRef(false);
  function moveFocus() {
    if (!isExpected.current || document.activeElement !== document.body) return;
    isExpected.current = false;
    headingRef.current?.focus();
  }
  // The row goes some time after the deletion, so each rendering looks.
  useEffect(moveFocus);
  return {
    headingRef,
    /** An effect for each rendering of the list, when this hook is in another component. */
    moveFocus,
    /** Call it before a row, or what else has the focus, is removed. */
    expectRemoval() {
      isExpected.current = true;
    },
  };
}
