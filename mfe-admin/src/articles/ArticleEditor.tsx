import { Dialog, DialogBody, RetryBoundary, Spinner } from '@pressline/shared-ui';
import { useLocation, useNavigate } from '@pressline/shared-ui/router';
import { useRef, useState } from 'react';
import { type EditorAddress, editorPath, isAtEditor, listPath } from '../form/api/paths';
import { OpenedArticle } from './editorCode';

export function ArticleEditor({ opened }: { opened: EditorAddress }) {
  const navigate = useNavigate();
  const state = useLocation().state as { isFromList?: boolean } | null;
  const isClosing = useRef(false);
  const [isNew, setIsNew] = useState(opened.isNew);
  /** Of the form, once it is there. */
  const leave = useRef<(action: () => void) => void>(null);

  // Going back to the list takes the browser some time: once the editor is closing, or the visitor
  // has left it, nothing navigates.
  const isOpen = () => !isClosing.current && isAtEditor();
  function close() {
    if (!isOpen()) return;
    isClosing.current = true;
    if (state?.isFromList) navigate(-1);
    else navigate(listPath(), { replace: true });
  }
  const cancel = () => (leave.current ? leave.current(close) : close());
  /** A new article gets an address of its own, also one that takes the place of a deleted one. */
  function showAddress(id: string) {
    if (!isOpen()) return;
    // Not through the router: the shell moves the focus at each navigation, in the middle of a word.
    window.history.replaceState(window.history.state, '', editorPath(id));
  }

  return (
    <Dialog onOpenChange={cancel} size="full" title={isNew ? 'Create Article' : 'Edit Article'}>
      <RetryBoundary frame={DialogBody} message="Couldn’t load the editor">
        <OpenedArticle
          fallback={
            <DialogBody>
              <Spinner label="Loading the editor..." />
            </DialogBody>
          }
          {...{ opened, leave }}
          onNew={setIsNew}
          onAddress={showAddress}
          onClose={close}
          onCancel={cancel}
        />
      </RetryBoundary>
    </Dialog>
  );
}
