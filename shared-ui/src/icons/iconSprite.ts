import { css } from 'styled-components';
import { pictureUrl } from './pictureUrl';

const SIDE = 24;

/** Stroke paths side by side in one picture, and where and how large each is in it. */
export function spriteOf(paths: readonly string[]) {
  const drawn = paths.map(
    (path, index) => `<path d='${path}' transform='translate(${index * SIDE})'/>`,
  );
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${paths.length * SIDE} ${SIDE}' fill='none' stroke='#000' stroke-width='1.6' stroke-miterlimit='10'>${drawn.join('')}</svg>`;
  return {
    picture: `url("${pictureUrl(svg)}")`,
    size: `${paths.length * 100}% 100%`,
    positionOf: (index: number) => `${(index * 100) / Math.max(1, paths.length - 1)}%`,
  };
}

/**
 * Stroke paths, such as those of `iconPaths`, in one picture. Returns how to draw the first of them
 * (`drawing`), and how `data-icon` chooses one (`byName`). A browser sets up a document for each picture,
 * so icons that stand on one page belong together.
 */
export function iconSprite<Name extends string>(paths: Readonly<Record<Name, string>>) {
  const { picture, size, positionOf } = spriteOf(Object.values(paths));
  return {
    drawing: css`
      /* Forced colors would take the background away: an icon has the color of the text around it there, too. */
      background: currentColor;
      forced-color-adjust: preserve-parent-color;
      mask: ${picture} var(--icon-at, 0) 0 / ${size} no-repeat;
      print-color-adjust: exact;
    `,
    byName: Object.keys(paths).map(
      (name, index) => css`
        &[data-icon='${name}'] { --icon-at: ${positionOf(index)}; }
      `,
    ),
  };
}

/**
 * Draws a stroke path as the shape of an element or a pseudo-element in the color of the text: for
 * icons that repeat too often for markup. The element brings its size.
 */
export const iconMask = (path: string) => iconSprite({ path }).drawing;
