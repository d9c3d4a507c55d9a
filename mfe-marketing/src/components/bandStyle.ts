import { theme } from '@pressline/shared-ui';
import { css } from 'styled-components';

const { gutter, maxWidth } = theme.layout;

/** A band as wide as the window; what it holds keeps to the page's column without a wrapper. */
export const bandStyle = css`
  padding-inline: max(${gutter}, (100% - ${maxWidth}) / 2);
  overflow-x: clip;
`;
