import { showToast } from '@pressline/shared-ui/toast';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { showFailure, UNREACHABLE } from '../../form/api/failures';
import { createdOf, isStored } from '../../form/editorState';
import type { useEditor } from '../../form/useEditor';
import { useLocalRecovery } from '../../form/useLocalRecovery';
import { useWorkingCopyCalls } from './workingCopy';

/** What was typed since the article was opened, as far as leaving it is concerned. */
export interface Typing {
  isTyped: boolean;
  /** Whether the server does not have it. */
  isUnsaved: boolean;
  /** Until it is created. */
  isNew: boolean;
}

/** What leaving the editor may do with what was typed; each resolves to whether it may be left. */
export interface LeaveActions {
  keep: () => Promise<boolean>;
  discard: () => Promise<boolean>;
}

interface LeaveOptions {
  /** Whether the last autosave failed. */
  isServerAway: boolean;
  autosave: RefObject<() => Promise<boolean>>;
  /** Given the actions. */
  leaveActions: RefObject<LeaveActions | null>;
}

const NOT_KEPT = {
  title: 'Failed to keep your changes',
  description: 'Neither the server nor this browser could save them. Copy them before you leave.',
  variant: 'destructive',
} as const;

/** Lets the editor be left with what was typed kept as a draft, or without it. */
export function useLeaveActions(
  editor: ReturnType<typeof useEditor>,
  { isServerAway, autosave, leaveActions }: LeaveOptions,
) {
  const { discard: discardDraft } = useWorkingCopyCalls();
  const isDiscarded = useRef(false);
  const recovery = useLocalRecovery(editor, 'articles', {
    isFailed: isServerAway || editor.failure !== undefined,
    isDiscarded: () => isDiscarded.current,
  });
  const [wasStored] = useState(() => isStored(editor.latest));

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

  useEffect(() => {
    leaveActions.current = { keep, discard };
  });
  return recovery;
}
