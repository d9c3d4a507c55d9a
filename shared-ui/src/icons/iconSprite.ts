import { css } from 'styled-components';

const SIDE = 24;

/**
 * Stroke paths, such as those of `iconPaths`, in one picture. Answers how to draw the first of them
 * (`drawing`), and how `data-icon` chooses one (`byName`). A browser sets up a document for each picture, so icons that stand
 * on one page belong together.
 */
export function iconSprite<Name extends string>(paths: Readonly<Record<Name, string>>) {
  const names = Object.keys(paths) as Name[];
  const drawn = names.map(
    (name, index) => `<path d='${paths[name]}' transform='translate(${index * SIDE})'/>`,
  );
  const picture = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${names.length * SIDE} ${SIDE}' fill='none' stroke='#000' stroke-width='1.6' stroke-miterlimit='10'>${drawn.join('')}</svg>`;
  return {
    drawing: css`
      /* An image, because forced colors replace a background color. */
      background: linear-gradient(currentColor 0 0);
      mask: url("data:image/svg+xml,${encodeURIComponent(picture)}") var(--icon-at, 0) 0 / ${names.length * 100}% 100% no-repeat;
      print-color-adjust: exact;
    `,
    byName: names.map(
      (name, index) => css`
        &[data-icon='${name}'] { --icon-at: ${(index * 100) / Math.max(1, names.length - 1)}%; }
      `,
    ),
  };
}

/**
 * Draws a stroke path as the shape of an element or a pseudo-element in the colour of the text: for
 * icons that repeat too often for markup. The element brings its size.
 */
export const iconMask = (path: string) => iconSprite({ path }).drawing;
