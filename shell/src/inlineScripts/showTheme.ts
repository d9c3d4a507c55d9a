import { readLocal } from '@pressline/shared-ui/browser-storage';
import { THEME_STORAGE_KEY } from './themeStorage';

export function showTheme(): void {
  const theme = readLocal(THEME_STORAGE_KEY);
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
}
