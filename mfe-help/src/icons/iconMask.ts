import { type IconName, iconPaths } from '@pressline/shared-ui';
import { css } from 'styled-components';

const encoded = (svg: string) => svg.replaceAll('<', '%3C').replaceAll('>', '%3E');

/** A pseudo-element that is an icon in the colour of the text: one that repeats costs no markup so. */
export const iconMask = (name: IconName, size = '1.25em') => css`
  content: '';
  flex: none;
  width: ${size};
  height: ${size};
  background: currentColor;
  mask: url("data:image/svg+xml,${encoded(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='red' stroke-width='1.6' stroke-miterlimit='10'><path d='${iconPaths[name]}'/></svg>`,
  )}") 0 0 / 100% no-repeat;

  @media (forced-colors: active) { forced-color-adjust: none; background: CanvasText; }
`;
