import { isComposing } from '@pressline/shared-ui/is-composing';
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { useEditor } from './useEditor';

export const findInvalid = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]');

/**
 * What the form of an editor does: it saves when it is submitted, also by Ctrl+Enter anywhere in its
 * dialog, and `onAutosave` runs by Ctrl+S there (Cmd on a Mac), once however long they are held; in a dialog
 * above it nothing happens.
 * The first field that cannot be saved comes into view and gets the focus, once after each save.
 */
export function useEditorForm(
  editor: Pick<ReturnType<typeof useEditor>, 'problems' | 'save'>,
  onSaveShortcut: () => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const run = useEffectEvent((key: string) => (key === 'enter' ? editor.save() : onSaveShortcut()));
  useEffect(() => {
    if (Object.keys(editor.problems).length === 0) return undefined;
    // A dialog that was out of sight comes back first.
    const frame = requestAnimationFrame(() => findInvalid(form.current)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [editor.problems]);

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const key = event.key.toLowerCase();
      if (isComposing(event) || !['s', 'enter'].includes(key) || !(event.ctrlKey || event.metaKey))
        return;
      // A dialog that waits for the server out of sight has no form.
      if (!form.current) return;
      event.preventDefault();
      const dialog = event.target instanceof Element && event.target.closest('[role$="dialog"]');
      if (dialog && !dialog.contains(form.current)) return;
      if (!event.repeat) run(key);
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    editor.save();
  }
  return { ref: form, onSubmit: handleSubmit, noValidate: true };
}
