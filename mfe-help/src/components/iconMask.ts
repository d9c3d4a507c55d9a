import { iconMask as drawIcon, type IconName, iconPaths } from '@pressline/shared-ui';
import { css } from 'styled-components';

/** A pseudo-element that is an icon in the color of the text: one that repeats costs no markup so. */
export const iconMask = (name: IconName, size = '1.25em') => css`
  content: '';
  flex: none;
  width: ${size};
  height: ${size};
  ${drawIcon(iconPaths[name])}
`;
