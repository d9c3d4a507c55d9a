import { readLocal, storeLocal } from '@pressline/shared-ui/browser-storage';
import { useEffect, useEffectEvent } from 'react';

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

/** Runs `action` when `key` is pressed: not while somebody types, and not behind a dialog. */
export function useShortcut(key: string, action: () => void): void {
  const run = useEffectEvent(action);
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== key || !isFree(event) || !areShortcutsOn()) return;
      event.preventDefault();
      run();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [key]);
}
