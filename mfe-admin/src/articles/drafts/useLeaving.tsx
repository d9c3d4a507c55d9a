import { Button, Dialog, DialogActions } from '@pressline/shared-ui';
import { showToast } from '@pressline/shared-ui/toast';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { showFailure, UNREACHABLE } from '../../form/api/failures';
import { createdOf, isStored } from '../../form/editorState';
import type { useEditor } from '../../form/useEditor';
import { useLeaveGuard } from '../../form/useLeaveGuard';
import { useLocalRecovery } from '../../form/useLocalRecovery';
import { useWorkingCopyCalls } from './workingCopy';

interface LeaveOptions {
  /** Whether the last autosave failed. */
  isServerAway: boolean;
  autosave: RefObject<() => Promise<boolean>>;
  /** Given what leaves the editor, and asks before if something was typed. */
  leave: RefObject<((action: () => void) => void) | null>;
}

const NOT_KEPT = {
  title: 'Failed to keep your changes',
  description: 'Neither the server nor this browser could save them. Copy them before you leave.',
  variant: 'destructive',
} as const;

/** Lets the editor be left with what was typed kept as a draft, or without it. */
export function useLeaving(
  editor: ReturnType<typeof useEditor>,
  { isServerAway, autosave, leave }: LeaveOptions,
) {
  const { discard: discardDraft } = useWorkingCopyCalls();
  const isDiscarded = useRef(false);
  const recovery = useLocalRecovery(editor, 'articles', {
    isFailed: isServerAway || editor.failure !== undefined,
    isDiscarded: () => isDiscarded.current,
  });
  const [wasStored] = useState(() => isStored(editor.latest));
  /** What a button, Back or a link was about to do. */
  const [asked, setAsked] = useState<() => void>();
  const [isBusy, setIsBusy] = useState(false);
  const isLeaving = useRef(false);
  const { isTyped, isDirty } = editor;
  const guard = useLeaveGuard(isTyped, (go) => setAsked(() => go), isTyped && isDirty);

  /** Each resolves to whether the editor may be left. */
  async function keep(): Promise<boolean> {
    // The answer to a save comes later; this browser keeps what it may not have saved.
    if (editor.isBusy) return true;
    if (await autosave.current()) {
      showToast({ title: 'Kept as draft' });
      return true;
    }
    const isKept = recovery.keep();
    showToast(
      isKept
        ? {
            title: 'Kept in this browser',
            description:
              'The server hasn’t saved everything. Open the article again to restore it.',
          }
        : NOT_KEPT,
    );
    return isKept;
  }

  async function discard(): Promise<boolean> {
    if (!editor.isBusy && !editor.conflict && !editor.isDeleted) {
      const typed = editor.takeBack();
      if (!(await autosave.current())) {
        editor.setValues(typed);
        showToast({
          title: 'Failed to discard your changes',
          description: UNREACHABLE,
          variant: 'destructive',
        });
        return false;
      }
      const base = editor.readLatest();
      if (isStored(base) && !createdOf(base) && !wasStored) {
        try {
          await discardDraft(base);
        } catch (error) {
          showFailure('Failed to discard the draft', error);
          return false;
        }
      }
    }
    isDiscarded.current = true;
    return true;
  }

  async function decide(decision: () => Promise<boolean>) {
    setIsBusy(true);
    const mayLeave = await decision();
    setIsBusy(false);
    setAsked(undefined);
    if (!mayLeave) return;
    isLeaving.current = true;
    asked?.();
  }

  useEffect(() => {
    leave.current = guard.leave;
    // A form that is gone asks nothing: the editor around it can be closed.
    return () => {
      leave.current = null;
    };
  });
  return {
    recovery,
    /** Whether the visitor has not waited for an answer and is on the way out. */
    isLeaving: () => isLeaving.current,
    /** Asks no more. */
    release: guard.release,
    dialog: asked && (
      <Dialog
        size="sm"
        title="Keep your changes?"
        description={
          editor.base
            ? 'Readers don’t see a draft until you press Update.'
            : 'Drafts of new articles are on Home and under the status Drafts.'
        }
        onOpenChange={() => isBusy || setAsked(undefined)}
      >
        <DialogActions>
          <Button variant="secondary" disabled={isBusy} onClick={() => void decide(discard)}>
            Discard
          </Button>
          <Button autoFocus isBusy={isBusy} onClick={() => void decide(keep)}>
            Keep as draft
          </Button>
        </DialogActions>
      </Dialog>
    ),
  };
}
