import { css } from 'styled-components';
import { theme } from './theme';

/** For blocks below the first screen: browsers style and lay them out once a reader comes near. */
export const renderedWhenNear = css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto 45rem;
  /* Shadows and focus rings at its edges. */
  overflow-clip-margin: ${theme.space.md};
`;
