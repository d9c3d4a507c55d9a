import { beforePopState } from '@pressline/shared-ui/router';
import { useLayoutEffect, useRef } from 'react';
import { STEPS_HASH } from '../routes';

/**
 * An entry of the history for the step view alone, so that Back leaves it and not its article. Also
 * when the page was opened with it: the article without the view comes before it.
 * @returns what closes the view otherwise; it goes back, too, so that no entry is left over
 */
export function useHistoryEntry(slug: string, onClose: () => void): () => void {
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const { pathname, search } = location;
    // A guest on another site may leave the address to its host.
    if (!pathname.endsWith(`/articles/${encodeURIComponent(slug)}`)) return undefined;
    const { state } = history;
    if (!state?.isStepView) {
      history.replaceState(state, '', pathname + search);
      history.pushState({ ...state, isStepView: true }, '', pathname + search + STEPS_HASH);
    }
    return beforePopState(() => {
      const isHere = location.pathname === pathname && location.search === search;
      if (!isHere || history.state?.isStepView) return false;
      close.current();
      return true;
    });
  }, [slug]);
  return () => (history.state?.isStepView ? history.back() : onClose());
}
