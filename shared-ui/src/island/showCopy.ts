/**
 * Takes a copy of what stands inside an element, and answers what puts it into another one: not by
 * way of HTML, which pages with Trusted Types do not take from a string.
 */
export function showCopy(from: Element | null | undefined): (to: Element | null) => void {
  const nodes = [...(from?.childNodes ?? [])].map((node) => node.cloneNode(true));
  return (to) => to?.replaceChildren(...nodes);
}
