import { corePaths, Drawing, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${theme.layout.target};
  height: ${theme.layout.target};
  padding: 0;
  border: 0;
  background: none;

  @media (scripting: none) { display: none; }
`;

/** Switches between light and dark and remembers the choice; the page script answers it. */
export function ThemeToggle() {
  return (
    <Toggle
      type="button"
      aria-label="Switch between light and dark theme"
      data-page-script=""
      data-theme-toggle=""
    >
      <Drawing path={corePaths.moon} />
    </Toggle>
  );
}
