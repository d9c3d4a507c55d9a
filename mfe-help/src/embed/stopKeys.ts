const TYPES = ['keydown', 'keypress', 'keyup'] as const;
/** They leave a field, or what the field is in. */
const LEAVING = new Set(['Tab', 'Escape']);

/**
 * Keeps what is typed in fields of a guest to itself: the page around it sees another target, and
 * would take letters for its shortcuts. Until `signal` is aborted.
 */
export function stopKeys(root: ShadowRoot, signal: AbortSignal): void {
  const handle = (event: KeyboardEvent) => {
    const { target, key, defaultPrevented } = event;
    const isField = target instanceof Element && target.matches('input, textarea, select');
    if (isField && (defaultPrevented || !LEAVING.has(key))) event.stopPropagation();
  };
  for (const type of TYPES) {
    root.addEventListener(type, handle as EventListener, { signal });
  }
}
