import { readLocal } from '@pressline/shared-ui/browser-storage';

/** Where the visitor's choice of theme is kept; the name survives a withdrawal of consent. */
export const THEME_STORAGE_KEY = 'pressline_theme';

export function showTheme(): void {
  const theme = readLocal(THEME_STORAGE_KEY);
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
}
