import { type IconName, iconMask, iconPaths } from '@pressline/shared-ui';
import { css } from 'styled-components';

/** An icon before a heading, for its `::before`. */
export const iconBefore = ({ $icon }: { $icon: IconName }) => css`
  content: '';
  flex: none;
  width: 1.1em;
  height: 1.1em;
  ${iconMask(iconPaths[$icon])}
`;
