import { corePaths, Drawing, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { THEME_STORAGE_KEY } from '../inlineScripts/themeStorage';

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${theme.layout.target};
  height: ${theme.layout.target};
  padding: 0;
  border: 0;
  background: none;
`;

function isDark(): boolean {
  const { theme: chosen } = document.documentElement.dataset;
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

function toggleTheme(): void {
  const next = isDark() ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  try {
    localStorage.setItem(THEME_STORAGE_KEY, next);
  } catch {
    // Storage may be blocked; the choice then holds for this document.
  }
}

/** Switches between light and dark and remembers the choice. */
export function ThemeToggle() {
  return (
    <Toggle type="button" aria-label="Switch between light and dark theme" onClick={toggleTheme}>
      <Drawing path={corePaths.moon} />
    </Toggle>
  );
}
