import { iconMask, iconPaths, theme } from '@pressline/shared-ui';
import { css } from 'styled-components';

/** A tick before an item of a list, in a grid of two columns. */
export const checkMark = css`
  content: '';
  width: 1em;
  height: 1em;
  margin-top: 0.35em;
  color: ${theme.color.accent};
  ${iconMask(iconPaths.check)}
`;
