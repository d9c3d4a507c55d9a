import { theme } from '@pressline/shared-ui';
import { css } from 'styled-components';
import { sceneSizes, WIDE } from './sceneSizes';

const { gutter, maxWidth } = theme.layout;

export const wideScene = `@media ${WIDE}`;

/** A length in the picture's own pixels: everything in it grows with its width, as in a film of it. */
export const scenePixels = (count: number) => `calc(${count} * var(--px))`;

const proportions = ({ width, height }: { width: number; height: number }) => css`
  --px: calc(min(100vw - 2 * ${gutter}, ${maxWidth}) / ${width});
  aspect-ratio: ${width} / ${height};
  @supports (width: 1cqi) { --px: calc(100cqi / ${width}); }
`;

/** Inside of a size container. */
export const sceneRatio = css`
  ${proportions(sceneSizes.narrow)}
  ${wideScene} { ${proportions(sceneSizes.wide)} }
`;
