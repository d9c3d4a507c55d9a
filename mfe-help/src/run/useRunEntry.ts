import { beforePopState } from '@pressline/shared-ui/router';
import { useLayoutEffect, useRef } from 'react';

/**
 * An entry of the history for the run alone, so that Back leaves the run and not its article. Also for
 * a run that was opened by its link: the article without the run comes before it.
 * @returns what closes the run otherwise; it goes back, too, so that no entry is left over
 */
export function useRunEntry(slug: string, onClose: () => void): () => void {
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const { pathname, search, hash } = location;
    // A guest on another site may leave the address to its host.
    if (!pathname.endsWith(`/articles/${encodeURIComponent(slug)}`)) return undefined;
    const { state } = history;
    if (!state?.isRun) {
      history.replaceState(state, '', pathname + search);
      history.pushState({ ...state, isRun: true }, '', pathname + search + hash);
    }
    return beforePopState(() => {
      const isHere = location.pathname === pathname && location.search === search;
      if (!isHere || history.state?.isRun) return false;
      close.current();
      return true;
    });
  }, [slug]);
  return () => (history.state?.isRun ? history.back() : onClose());
}
