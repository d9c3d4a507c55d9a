import { variableName } from './theme';
import { palette, scale } from './tokens';

function declarations(group: string, tokens: Record<string, string>): string {
  return Object.entries(tokens)
    .map(([token, value]) => `${variableName(group, token)}:${value};`)
    .join('');
}

const shared = Object.entries(scale)
  .map(([group, tokens]) => declarations(group, tokens))
  .join('');
const light = `color-scheme:light;${declarations('color', palette.light)}`;
const dark = `color-scheme:dark;${declarations('color', palette.dark)}`;

/**
 * Declares every token. The reader's system decides between light and dark unless
 * `data-theme` on the root element says which. On any other element the attribute sets the theme
 * of that part alone, e.g. of a band printed solid. Paper is always light.
 */
export const themeVariables = `:root{${shared}}:root,[data-theme='light']{${light}}@media screen and (prefers-color-scheme:dark){:root:not([data-theme='light']){${dark}}}@media screen{[data-theme='dark']{${dark}}}`;
