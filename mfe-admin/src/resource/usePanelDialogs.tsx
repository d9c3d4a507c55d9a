import type { ResourceKey } from '@pressline/shared-api';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RemoveDialog } from './RemoveDialog';
import { ResourceEditor, type ResourceEditorProps } from './ResourceEditor';
import type { AnyDocument } from './useResourceApi';

type EditorLooks = Pick<ResourceEditorProps, 'size' | 'layout'>;

/** The two dialogs of a panel, what opens them, and where the focus goes after a deletion. */
export function usePanelDialogs(resourceKey: ResourceKey, looks: EditorLooks = {}) {
  const [edited, setEdited] = useState<'new' | AnyDocument>();
  const [removed, setRemoved] = useState<AnyDocument>();
  const headingRef = useRef<HTMLHeadingElement>(null);

  // The focus goes when the row goes, which is some time after the deletion.
  const isRowGoing = useRef(false);
  useEffect(() => {
    if (!isRowGoing.current || document.activeElement !== document.body) return;
    isRowGoing.current = false;
    headingRef.current?.focus();
  });

  const dialogs: ReactNode = (
    <>
      {edited && (
        <ResourceEditor
          resourceKey={resourceKey}
          document={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          {...looks}
        />
      )}
      <RemoveDialog
        resourceKey={resourceKey}
        document={removed}
        onClose={() => setRemoved(undefined)}
        onRemoved={() => {
          isRowGoing.current = true;
        }}
      />
    </>
  );
  return {
    dialogs,
    headingRef,
    create: () => setEdited('new'),
    edit: setEdited as (document: AnyDocument) => void,
    remove: setRemoved as (document: AnyDocument) => void,
  };
}
