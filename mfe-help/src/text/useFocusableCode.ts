import { type RefObject, useEffect } from 'react';

function setFocusable({ target }: { target: Element }): void {
  const isWide = target.scrollWidth > target.clientWidth;
  const attributes = { tabindex: '0', role: 'group', 'aria-label': 'Code' };
  for (const [name, value] of Object.entries(attributes)) {
    if (isWide) target.setAttribute(name, value);
    else target.removeAttribute(name);
  }
}

/** Lets the keyboard scroll code that is wider than the page; run again for each new `html`. */
export function useFocusableCode(root: RefObject<HTMLElement | null>, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new text brings new elements
  useEffect(() => {
    const blocks = root.current?.querySelectorAll('pre') ?? [];
    if (blocks.length === 0) return undefined;
    const observer = new ResizeObserver((entries) => entries.forEach(setFocusable));
    for (const code of blocks) observer.observe(code);
    return () => observer.disconnect();
  }, [root, html]);
}
