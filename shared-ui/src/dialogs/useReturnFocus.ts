import { useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to what had it when a dialog opened. Radix does so only for its own
 * trigger, and our dialogs are opened by their owners.
 * @returns the `onCloseAutoFocus` handler of the dialog.
 */
export function useReturnFocus(isOpen: boolean): (event: Event) => void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  return (event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
}
