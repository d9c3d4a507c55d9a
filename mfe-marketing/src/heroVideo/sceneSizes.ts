import { css } from 'styled-components';

/** Width and height of the hero's picture, in its own pixels: narrow, and wide with the tickets' facts. */
export const sceneSizes = {
  narrow: { width: 360, height: 200 },
  wide: { width: 1248, height: 368 },
} as const;

/** The windows in which the picture is the wide one. */
export const WIDE = '(min-width: 768px)';

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
