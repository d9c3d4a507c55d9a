import type { palette, scale } from './tokens';

type References<T> = { readonly [K in keyof T]: string };

/** Name of the CSS variable behind one token, e.g. `--color-ink-soft`. */
export function variableName(group: string, token: string): string {
  return `--${group}-${token.replace(/[A-Z0-9]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

// Returns any token by its name, so that no page has to download the values to refer to them.
function references<T extends object>(group: string): References<T> {
  return new Proxy({} as References<T>, {
    get: (_, token) =>
      typeof token === 'string' ? `var(${variableName(group, token)})` : undefined,
  });
}

/**
 * The design tokens for use in styled-components: `color: ${theme.color.ink}`.
 * Every value is a `var(--…)` reference, so switching between light and dark repaints
 * without rendering anything again; `GlobalStyle` holds the values.
 */
export const theme = {
  color: references<typeof palette.light>('color'),
  font: references<(typeof scale)['font']>('font'),
  text: references<(typeof scale)['text']>('text'),
  space: references<(typeof scale)['space']>('space'),
  radius: references<(typeof scale)['radius']>('radius'),
  shadow: references<(typeof scale)['shadow']>('shadow'),
  motion: references<(typeof scale)['motion']>('motion'),
  layout: references<(typeof scale)['layout']>('layout'),
  z: references<(typeof scale)['z']>('z'),
} as const;

/** Media queries for use as a rule: `${media.medium} { … }`. Variables cannot stand in queries. */
export const media = {
  small: '@media (min-width: 640px)',
  medium: '@media (min-width: 1024px)',
  large: '@media (min-width: 1440px)',
} as const;
