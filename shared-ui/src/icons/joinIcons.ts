import { spriteOf } from './iconSprite';

/** How the styles of `iconMask` draw: one path in a picture of its own. */
const DRAWN = /url\("data:image\/svg\+xml,([^"]*)"\)\s*var\(--icon-at,\s*0\)\s*0\s*\/\s*100% 100%/g;
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const PATH = /<path d='([^']*)'/g;

/**
 * Styles in which all icons of `iconMask` share one picture, the variable `--<name>`: a browser sets up a
 * document for each picture, which takes a slow phone 14 ms. Sprites with several icons stay as they are.
 * The variable is not the root's: in a stylesheet that comes late all elements would be computed again.
 */
export function joinIcons(css: string, name: string): string {
  const pathOf = (encoded: string) => {
    const paths = [...decodeURIComponent(encoded).matchAll(PATH)].map(([, path = '']) => path);
    return paths.length === 1 ? paths[0] : undefined;
  };
  const drawn = [...css.matchAll(DRAWN)].map(([, encoded = '']) => pathOf(encoded));
  const paths = [...new Set(drawn.filter((path) => path !== undefined))];
  if (paths.length < 2) return css;
  const sprite = spriteOf(paths);
  const drawing = [...css.matchAll(RULE)].filter(([, , style = '']) => style.match(DRAWN));
  const selectors = drawing.map(([, selector = '']) => selector.trim()).join();
  const joined = css.replace(DRAWN, (whole, encoded: string) => {
    const place = paths.indexOf(pathOf(encoded) ?? '');
    return place < 0 ? whole : `var(--${name}) ${sprite.positionOf(place)} 0/${sprite.size}`;
  });
  return `${selectors}{--${name}:${sprite.picture}}${joined}`;
}
