import styled, { css } from 'styled-components';
import { theme } from '../theme/theme';

const hairline = `linear-gradient(${theme.color.inkMuted} 0 0)`;

/**
 * Looks of the trim marks, for a pseudo-element: eight hairlines drawn as backgrounds, so that they
 * cost no markup.
 */
export const cropMarks = css`
  content: '';
  --length: 0.75rem;
  position: absolute;
  inset: -1.25rem;
  pointer-events: none;
  background-image: ${Array(8).fill(hairline).join(',')};
  background-size:
    var(--length) 1px, 1px var(--length), var(--length) 1px, 1px var(--length),
    var(--length) 1px, 1px var(--length), var(--length) 1px, 1px var(--length);
  background-position:
    0 1.25rem, 1.25rem 0,
    100% 1.25rem, calc(100% - 1.25rem) 0,
    0 calc(100% - 1.25rem), 1.25rem 100%,
    100% calc(100% - 1.25rem), calc(100% - 1.25rem) 100%;
  background-repeat: no-repeat;
`;

/** Trim marks around the corners of the nearest positioned ancestor. Decorative. */
export const CropMarks = styled.span.attrs({ 'aria-hidden': true })`
  ${cropMarks}
`;
