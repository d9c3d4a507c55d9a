import styled, { css } from 'styled-components';
import { theme } from '../theme/theme';

const { cyan, magenta, yellow, key, paper } = theme.color;

const tint = (ink: string, percent: number) => `color-mix(in srgb, ${ink} ${percent}%, ${paper})`;
const patches = [
  cyan,
  magenta,
  yellow,
  key,
  tint(cyan, 50),
  tint(magenta, 50),
  tint(yellow, 50),
  tint(key, 75),
  tint(key, 50),
  tint(key, 25),
];
const stops = patches
  .map((ink, i) => `${ink} calc(${i} * var(--patch)) calc(${i + 1} * var(--patch))`)
  .join(',');

/** Looks of the control strip, for a pseudo-element where the sheet is one element. */
export const colorBar = css`
  --patch: 1.5rem;
  content: '';
  display: block;
  height: 0.375rem;
  flex: none;
  background:
    linear-gradient(90deg, ${stops}) 0 0 / calc(${patches.length} * var(--patch)) 100% no-repeat,
    linear-gradient(${key} 0 0) 0 0 / 100% 1px no-repeat;
`;

/**
 * The control strip printed along a sheet's edge, the product's signature: one run of patches
 * and a rule to the end of the line. Decorative.
 * `--patch` sets the width of a patch, the element's height that of the strip.
 */
export const ColorBar = styled.div.attrs({ 'aria-hidden': true })`
  ${colorBar}
`;
