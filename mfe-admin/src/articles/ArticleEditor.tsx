import { Dialog, DialogBody, RetryBoundary, Spinner } from '@pressline/shared-ui';
import { useLocation, useNavigate } from '@pressline/shared-ui/router';
import { useRef, useState } from 'react';
import { type EditorAddress, editorPath, isAtEditor, listPath } from '../form/api/paths';
import type { AnyDocument } from '../form/api/useApi';
import { useLeaveGuard } from '../form/useLeaveGuard';
import { KeepQuestion } from './drafts/KeepQuestion';
import type { LeaveActions, Typing } from './drafts/useLeaveActions';
import { OpenedArticle } from './editorCode';

interface ArticleEditorProps {
  opened: EditorAddress;
}

export function ArticleEditor({ opened }: ArticleEditorProps) {
  const navigate = useNavigate();
  const state = useLocation().state as { isFromList?: boolean } | null;
  const isClosing = useRef(false);
  const isLeaving = useRef(false);
  const [typing, setTyping] = useState<Typing>();
  const { isTyped = false, isUnsaved = false, isNew = opened.isNew } = typing ?? {};
  const actions = useRef<LeaveActions>(null);
  /** What a button, Back or a link was about to do. */
  const [asked, setAsked] = useState<() => void>();
  const [isBusy, setIsBusy] = useState(false);
  const guard = useLeaveGuard(isTyped, (leave) => setAsked(() => leave), isTyped && isUnsaved);

  // Going back to the list takes the browser some time: once the editor is closing, or the visitor
  // has left it, nothing navigates.
  const isOpen = () => !isClosing.current && isAtEditor();
  function close() {
    if (!isOpen()) return;
    isClosing.current = true;
    if (state?.isFromList) navigate(-1);
    else navigate(listPath(), { replace: true });
  }
  async function leave(decide: (() => Promise<boolean>) | undefined) {
    setIsBusy(true);
    const mayLeave = (await decide?.()) ?? true;
    setIsBusy(false);
    setAsked(undefined);
    if (!mayLeave) return;
    isLeaving.current = true;
    asked?.();
  }
  /** A new article gets an address of its own, also one that takes the place of a deleted one. */
  function showAddress(id: string) {
    if (isLeaving.current || !isOpen()) return;
    // Not through the router: the shell moves the focus at each navigation, in the middle of a word.
    window.history.replaceState(window.history.state, '', editorPath(id));
  }
  function handleStored({ id }: AnyDocument, isDone: boolean) {
    // The visitor did not wait for the answer and is on the way out.
    if (isLeaving.current) return;
    if (!isDone) return showAddress(id);
    guard.release();
    close();
  }

  return (
    <>
      <Dialog
        onOpenChange={() => guard.leave(close)}
        size="full"
        title={isNew ? 'Create Article' : 'Edit Article'}
      >
        <RetryBoundary frame={DialogBody} message="Couldn’t load the editor">
          <OpenedArticle
            fallback={
              <DialogBody>
                <Spinner label="Loading the editor..." />
              </DialogBody>
            }
            opened={opened}
            leaveActions={actions}
            onTyping={setTyping}
            onDraftStored={showAddress}
            onStored={handleStored}
            onCancel={() => guard.leave(close)}
          />
        </RetryBoundary>
      </Dialog>
      {asked && (
        <KeepQuestion
          description={
            isNew
              ? 'Drafts of new articles are on Home and under the status Drafts.'
              : 'Readers don’t see a draft until you press Update.'
          }
          isBusy={isBusy}
          onStay={() => setAsked(undefined)}
          onKeep={() => void leave(actions.current?.keep)}
          onDiscard={() => void leave(actions.current?.discard)}
        />
      )}
    </>
  );
}
