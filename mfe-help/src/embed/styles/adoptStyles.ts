/**
 * The target that styled-components puts its styles: the root's constructed style sheets. Elements with
 * styles in them would need a nonce where the page has a strict content security policy.
 */
export function adoptStyles(root: ShadowRoot): { target: HTMLElement; remove(): void } {
  const own: CSSStyleSheet[] = [];
  const target: Pick<HTMLElement, 'getRootNode' | 'insertBefore' | 'querySelectorAll'> = {
    getRootNode: () => root,
    querySelectorAll: (selector: string) => root.querySelectorAll(selector),
    insertBefore(style) {
      const sheet = new CSSStyleSheet();
      own.push(sheet);
      root.adoptedStyleSheets.push(sheet);
      return Object.defineProperty(style, 'sheet', { value: sheet });
    },
  };
  return {
    target: target as HTMLElement,
    remove() {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !own.includes(sheet));
    },
  };
}
