import { type RefObject, useEffect, useRef } from 'react';

const STOPS = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])';

function visibleStops(container: HTMLElement): HTMLElement[] {
  const stops = [...container.querySelectorAll<HTMLElement>(STOPS)];
  return stops.filter((stop) => stop.getClientRects().length > 0);
}

/**
 * While `isActive`, keeps Tab within `container` and calls `onClose` on Escape and on a press
 * elsewhere.
 */
export function useFocusTrap(
  container: RefObject<HTMLElement | null>,
  isActive: boolean,
  onClose: () => void,
): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isActive) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close.current();
      if (event.key !== 'Tab' || !container.current) return;
      const stops = visibleStops(container.current);
      const edge = event.shiftKey ? stops[0] : stops.at(-1);
      const isInside = container.current.contains(document.activeElement);
      if (isInside && document.activeElement !== edge) return;
      event.preventDefault();
      (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
    };
    const handlePress = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) close.current();
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handlePress);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handlePress);
    };
  }, [container, isActive]);
}
