import { css } from 'styled-components';

/**
 * Draws a stroke path, such as one of `iconPaths`, as the shape of an element or a pseudo-element in
 * the colour of the text: for icons that repeat too often for markup. The element brings its size.
 */
export const iconMask = (path: string) => {
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='1.6' stroke-miterlimit='10'><path d='${path}'/></svg>`;
  return css`
    /* An image, because forced colors replace a background color. */
    background: linear-gradient(currentColor 0 0);
    mask: url("data:image/svg+xml,${encodeURIComponent(drawing)}") center / 100% no-repeat;
    print-color-adjust: exact;
  `;
};
