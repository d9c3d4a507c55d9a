import { useEffect, useRef } from 'react';

export function useFocusAfterRemoval() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isExpected = useRef(false);
  // The row goes some time after the deletion, so each rendering looks.
  useEffect(() => {
    if (!isExpected.current || document.activeElement !== document.body) return;
    isExpected.current = false;
    headingRef.current?.focus();
  });
  return {
    headingRef,
    /** Call it before a row is removed. */
    expectRemoval() {
      isExpected.current = true;
    },
  };
}
