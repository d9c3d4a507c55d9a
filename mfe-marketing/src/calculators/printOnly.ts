/** Marks the part of the page that is printed alone; see `printStyle`. */
const MARK = 'data-print-only';

/** Everything that neither is, nor holds, nor lies within the marked part stays off the paper. */
export const printStyle = `
  @media print {
    html:has([${MARK}]) body :not(:has([${MARK}]), [${MARK}], [${MARK}] *) { display: none !important; }
  }
`;

/** Prints `element` without the page around it. */
export function printOnly(element: HTMLElement): void {
  element.setAttribute(MARK, '');
  window.addEventListener('afterprint', () => element.removeAttribute(MARK), { once: true });
  window.print();
}
