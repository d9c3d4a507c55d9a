import styled, { css } from 'styled-components';
import { pictureUrl } from '../icons/pictureUrl';
import { theme } from '../theme/theme';

const rows = 18;
const pitch = 10;

/** Two staggered columns of dots that shrink from row to row, as one repeatable tile. */
function dots(): string {
  return Array.from({ length: rows * 2 }, (_, step) => {
    const x = step % 2 === 0 ? pitch / 2 : pitch * 1.5;
    const radius = (4.9 * (1 - step / (rows * 2)) ** 0.8).toFixed(1);
    return `<circle cx='${x}' cy='${((step + 1) * pitch) / 2}' r='${radius}'/>`;
  }).join('');
}

const tile = pictureUrl(
  `<svg xmlns='http://www.w3.org/2000/svg' width='${pitch * 2}' height='${(rows + 1) * pitch}'>${dots()}</svg>`,
);

/** Looks of the screened vignette, for a pseudo-element. */
export const halftone = css`
  content: '';
  display: block;
  height: ${(rows + 1) * pitch}px;
  pointer-events: none;
  color: ${theme.color.line};
  background: currentColor;
  mask: url("${tile}") 0 0 repeat-x;
`;

/**
 * A screened vignette: dots in the text color, large at the top and fading downwards over
 * 190 px. Decorative; position and turn it with CSS.
 */
export const Halftone = styled.div.attrs({ 'aria-hidden': true })`
  ${halftone}
`;
