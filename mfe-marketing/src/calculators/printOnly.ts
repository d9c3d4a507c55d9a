import { createGlobalStyle } from 'styled-components';

/** Marks the part of the page that is printed alone. */
const MARK = 'data-print-only';

/** Prints only the marked part, if there is one. */
export const PrintOnlyStyle = createGlobalStyle`
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
