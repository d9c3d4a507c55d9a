import { css } from 'styled-components';
import { theme } from './theme';

/**
 * For blocks that are mostly out of sight: browsers style and lay them out once somebody comes near. Only
 * where shadows and focus rings at their edges stay visible. `rems` is the height until then, on a phone:
 * of less, tools that judge the page unseen, such as Lighthouse, find the block's texts on the next one.
 */
export const renderedWhenNear = (rems: number) => css`
  @supports (overflow-clip-margin: 1px) {
    content-visibility: auto;
    contain-intrinsic-height: auto ${rems}rem;
    overflow-clip-margin: ${theme.space.md};
  }
`;
