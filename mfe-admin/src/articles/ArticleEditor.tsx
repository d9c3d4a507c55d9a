import { Dialog, DialogBody, RetryBoundary, Spinner } from '@pressline/shared-ui';
import { useLocation, useNavigate } from '@pressline/shared-ui/router';
import { useRef, useState } from 'react';
import { type EditorAddress, editorPath, isAtEditor, listPath } from '../form/api/paths';
import type { AnyDocument } from '../form/api/useApi';
import { useLeaveGuard } from '../form/useLeaveGuard';
import { OpenedArticle } from './editorCode';

interface ArticleEditorProps {
  opened: EditorAddress;
  /** Under which the page keeps this editor while its address changes. */
  editorKey: string;
}

export function ArticleEditor({ opened, editorKey }: ArticleEditorProps) {
  const navigate = useNavigate();
  const state = useLocation().state as { isFromList?: boolean } | null;
  const isClosing = useRef(false);
  const [isDirty, setIsDirty] = useState(false);
  const isDiscarded = useRef(false);
  const autosaveRef = useRef(async () => false);
  const guard = useLeaveGuard(isDirty, {
    save: () => autosaveRef.current(),
    onDiscard: () => {
      isDiscarded.current = true;
    },
  });

  // Going back to the list takes the browser some time: once the editor is closing, or the visitor
  // has left it, nothing navigates.
  const isOpen = () => !isClosing.current && isAtEditor();
  function close() {
    if (!isOpen()) return;
    isClosing.current = true;
    if (state?.isFromList) navigate(-1);
    else navigate(listPath(), { replace: true });
  }
  function handleStored({ id }: AnyDocument, isDone: boolean) {
    // The visitor did not wait for the answer and is on the way out.
    if (isDiscarded.current) return;
    if (isDone) {
      guard.release();
      close();
      // A new article has an address of its own, also one that takes the place of a deleted one.
    } else if ((opened.isNew || opened.id !== id) && isOpen()) {
      navigate(editorPath(id), { replace: true, state: { ...state, editorKey } });
    }
  }

  return (
    <>
      <Dialog
        onOpenChange={() => guard.leave(close)}
        size="full"
        title={opened.isNew ? 'Create Article' : 'Edit Article'}
      >
        <RetryBoundary frame={DialogBody} message="Couldn’t load the editor">
          <OpenedArticle
            fallback={
              <DialogBody>
                <Spinner label="Loading the editor..." />
              </DialogBody>
            }
            opened={opened}
            isDiscarded={isDiscarded}
            autosaveRef={autosaveRef}
            onDirtyChange={setIsDirty}
            onStored={handleStored}
            onCancel={() => guard.leave(close)}
          />
        </RetryBoundary>
      </Dialog>
      {guard.dialog}
    </>
  );
}
