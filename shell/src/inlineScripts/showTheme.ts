import { THEME_STORAGE_KEY } from './themeStorage';

export function showTheme(): void {
  try {
    const theme = localStorage.getItem(THEME_STORAGE_KEY);
    if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage may be blocked: the system's theme holds then.
  }
}
