import { iconMask, iconPaths, theme } from '@pressline/shared-ui';
import { css } from 'styled-components';

export const checkMark = css`
  content: '';
  width: 1em;
  height: 1em;
  margin-top: 0.35em;
  color: ${theme.color.accent};
  ${iconMask(iconPaths.check)}
`;
