import { useEffect } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Arrow keys go from the search field through the results and back: real focus on real links, so
 * that Enter, new tabs and screen readers work as everywhere. Escape leads back to the field.
 */
export function useResultKeys(): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // Inside another page the document sees the guest's element only.
      const [pressed] = event.composedPath() as HTMLElement[];
      const root = pressed?.getRootNode() as ParentNode;
      const stops = [...root.querySelectorAll<HTMLElement>('[data-result-stop]')];
      const at = stops.indexOf(pressed as HTMLElement);
      const isBack = event.key === 'Escape' && at > 0;
      const next = at < 0 ? undefined : stops[isBack ? 0 : at + (STEPS[event.key] ?? Number.NaN)];
      if (!next) return;
      event.preventDefault();
      next.focus();
    }
    // Keys that are pressed in a guest stay there.
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => document.removeEventListener('keydown', handleKey, { capture: true });
  }, []);
}
