import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Ctrl+S or Cmd+S anywhere in the dialog of `form` saves, once however long it is held; in a dialog above it nothing happens. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>, save: () => void): void {
  const run = useEffectEvent(save);
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      // A dialog that waits for the server out of sight has no form.
      if (!form.current) return;
      event.preventDefault();
      const dialog = event.target instanceof Element && event.target.closest('[role$="dialog"]');
      if (dialog && !dialog.contains(form.current)) return;
      if (!event.repeat) run();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [form]);
}
