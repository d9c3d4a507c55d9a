import { useLocation, useNavigate } from '@pressline/shared-ui/router';
import { useRef } from 'react';
import { editorPath, isAtEditor, listPath } from './editorAddress';

/**
 * The one place from which an open editor changes its address. Going back to the list takes the
 * browser some time: once the editor is closing, or the visitor has left it, nothing navigates.
 */
export function useEditorNavigation(editorKey: string) {
  const navigate = useNavigate();
  const state = useLocation().state as { isFromList?: boolean } | null;
  const isClosing = useRef(false);
  const isOpen = () => !isClosing.current && isAtEditor();

  return {
    /** A new article has been stored under `id`, and its editor stays open. */
    moveTo(id: string): void {
      if (isOpen()) navigate(editorPath(id), { replace: true, state: { ...state, editorKey } });
    },
    /** Shows the list: goes back to it if the editor was opened from there. */
    close(): void {
      if (!isOpen()) return;
      isClosing.current = true;
      if (state?.isFromList) navigate(-1);
      else navigate(listPath(), { replace: true });
    },
  };
}
