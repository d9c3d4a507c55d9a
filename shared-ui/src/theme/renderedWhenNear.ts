import { css } from 'styled-components';
import { theme } from './theme';

/**
 * For blocks below the first screen: browsers style and lay them out once a reader comes near. Only
 * where shadows and focus rings at their edges stay visible.
 */
export const renderedWhenNear = css`
  @supports (overflow-clip-margin: 1px) {
    content-visibility: auto;
    contain-intrinsic-height: auto 45rem;
    overflow-clip-margin: ${theme.space.md};
  }
`;
