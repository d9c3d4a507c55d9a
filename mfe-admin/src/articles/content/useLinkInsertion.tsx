import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { partOnDemand } from '../../form/partOnDemand';
import type { ContentSource } from './ContentSource';
import { insertMarkdown } from './markdownEdits';
import { selectedText } from './TextEdit';

const LinkDialog = partOnDemand(() => import('./LinkDialog'));

/** The dialog that puts a link in the place of what is selected in `source`. */
export function useLinkInsertion(source: RefObject<ContentSource | null>) {
  const [selected, setSelected] = useState<string>();
  const chosen = useRef<string>(undefined);
  const isOpen = selected !== undefined;

  // Once the dialog is gone: while it is there it keeps the focus.
  useEffect(() => {
    const insert = chosen.current;
    if (isOpen || insert === undefined) return;
    chosen.current = undefined;
    source.current?.edit((now) => insertMarkdown(now, insert));
  }, [isOpen, source]);

  const open = useCallback(() => {
    // The text has the focus again when the dialog closes, also if a button has opened it.
    source.current?.focus();
    source.current?.edit((now) => {
      setSelected(selectedText(now));
      return undefined;
    });
  }, [source]);

  const close = () => setSelected(undefined);
  const dialog = isOpen && (
    <LinkDialog
      selected={selected}
      onInsert={(markdown) => {
        chosen.current = markdown;
        close();
      }}
      onClose={close}
    />
  );
  return { open, dialog };
}
