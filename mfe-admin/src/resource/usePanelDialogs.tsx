import { type ResourceKey, resources } from '@pressline/shared-api';
import { AlertDialog } from '@pressline/shared-ui';
import { type ComponentType, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useDocumentMutations } from '../documents/useDocumentMutations';
import type { AnyDocument } from '../documents/useResourceApi';
import { type DocumentEditorProps, ResourceEditor } from './ResourceEditor';

/** What can be opened from a list; `dialogs` stand beside it. */
export interface PanelDialogs {
  dialogs: ReactNode;
  /** For the panel's heading, which takes the focus when what had it is gone. */
  headingRef: Ref<HTMLHeadingElement>;
  create: () => void;
  edit: (document: AnyDocument) => void;
  remove: (document: AnyDocument) => void;
}

export interface DialogOptions {
  /** The dialog that creates and edits; the resource's form unless given. */
  editor?: ComponentType<DocumentEditorProps> | undefined;
  /** What a deletion costs, asked before it; without, it happens at once and can be undone. */
  askBeforeRemoval?: string | undefined;
}

let lastOpened = 0;

/** The dialogs of a panel, what opens them, and where the focus goes after a deletion. */
export function usePanelDialogs(
  resourceKey: ResourceKey,
  { editor: Editor = ResourceEditor, askBeforeRemoval }: DialogOptions = {},
): PanelDialogs {
  // Several, because one that waits for the server out of sight comes back if it is refused.
  const [editors, setEditors] = useState<readonly { id: number; document?: AnyDocument }[]>([]);
  const [asked, setAsked] = useState<AnyDocument>();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { remove } = useDocumentMutations(resourceKey);

  // The focus goes when the row goes, which is some time after the deletion.
  const isRowGoing = useRef(false);
  useEffect(() => {
    if (!isRowGoing.current || document.activeElement !== document.body) return;
    isRowGoing.current = false;
    headingRef.current?.focus();
  });

  function open(document?: AnyDocument): void {
    lastOpened += 1;
    const opened = { id: lastOpened, ...(document && { document }) };
    setEditors((before) => [...before, opened]);
  }
  function erase({ id }: AnyDocument): void {
    isRowGoing.current = true;
    remove.mutate(id);
  }

  const dialogs = (
    <>
      {editors.map(({ id, document }) => (
        <Editor
          key={id}
          resourceKey={resourceKey}
          document={document}
          onClose={() => setEditors((before) => before.filter((one) => one.id !== id))}
        />
      ))}
      <AlertDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={`Delete “${asked?.[resources[resourceKey].titleField] ?? ''}”?`}
        description={askBeforeRemoval}
        confirmLabel="Delete"
        onConfirm={() => {
          if (asked) erase(asked);
        }}
      />
    </>
  );
  return {
    dialogs,
    headingRef,
    create: () => open(),
    edit: open,
    remove: askBeforeRemoval ? setAsked : erase,
  };
}
