import { type RefObject, useEffect } from 'react';

/** Lets the keyboard scroll code that is wider than the page; run again for each new `html`. */
export function useFocusableCode(root: RefObject<HTMLElement | null>, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new text brings new elements
  useEffect(() => {
    for (const code of root.current?.querySelectorAll('pre') ?? []) code.tabIndex = 0;
  }, [root, html]);
}
