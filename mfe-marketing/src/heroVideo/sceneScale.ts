import { css } from 'styled-components';
import { sceneSizes, WIDE } from './sceneSizes';

export const wideScene = `@media ${WIDE}`;

/** A length in the picture's own pixels: everything in it grows with its width, as in a film of it. */
export const scenePixels = (count: number) => `calc(${count} * var(--px))`;

const proportions = ({ width, height }: { width: number; height: number }) => css`
  --px: calc(100cqi / ${width});
  aspect-ratio: ${width} / ${height};
`;

/** Inside of a size container. */
export const sceneRatio = css`
  ${proportions(sceneSizes.narrow)}
  ${wideScene} { ${proportions(sceneSizes.wide)} }
`;
