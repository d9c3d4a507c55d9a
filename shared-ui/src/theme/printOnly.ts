import { createGlobalStyle } from 'styled-components';

/** Marks the part of the page that is printed alone. */
export const PRINT_ONLY = 'data-print-only';

/** Prints only the marked part, if there is one. */
export const PrintOnlyStyle = createGlobalStyle`
  @media print {
    html:has([${PRINT_ONLY}]) body :not(:has([${PRINT_ONLY}]), [${PRINT_ONLY}], [${PRINT_ONLY}] *) { display: none !important; }
  }
`;

/** Prints `element` without the page around it. */
export function printOnly(element: HTMLElement): void {
  element.setAttribute(PRINT_ONLY, '');
  window.addEventListener('afterprint', () => element.removeAttribute(PRINT_ONLY), { once: true });
  window.print();
}
