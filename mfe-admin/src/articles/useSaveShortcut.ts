import { type RefObject, useEffect, useRef } from 'react';

/** Ctrl+S or Cmd+S anywhere in the dialog of `form` saves; in a dialog above it nothing happens. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>, save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const dialog = event.target instanceof Element && event.target.closest('[role$="dialog"]');
      if (dialog && !dialog.contains(form.current)) return;
      latest.current();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [form]);
}
