import { variableName } from './theme';
import { palette, scale } from './tokens';

type Tokens = Record<string, string>;

const declarations = (group: string, tokens: Tokens): string =>
  Object.entries(tokens)
    .map(([token, value]) => `${variableName(group, token)}:${value};`)
    .join('');

const shared = Object.entries(scale)
  .map(([group, tokens]) => declarations(group, tokens))
  .join('');
const dark: Tokens = palette.dark;
const colors = Object.fromEntries(
  Object.entries(palette.light).map(([token, light]) => [
    token,
    `light-dark(${light},${dark[token]})`,
  ]),
);

/**
 * Declares every token. The reader's system decides between light and dark unless
 * `data-theme` on the root element says which. On any other element the attribute sets the theme
 * of that part alone, e.g. of a band printed solid. Paper is always light.
 */
export const themeVariables = `:root{color-scheme:light dark;${shared}${declarations('color', colors)}}[data-theme='light']{color-scheme:light}@media screen{[data-theme='dark']{color-scheme:dark}}@media print{:root{color-scheme:light}}`;
