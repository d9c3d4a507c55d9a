import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

/** The page's main part when one thing stands alone on it. */
export const CenteredMain = styled.main.attrs({ id: 'main' })`
  display: grid;
  align-content: center;
  justify-items: center;
  min-height: 100dvh;
  /* Crop marks reach beyond a sheet that is as wide as the narrowest screens. */
  overflow-x: clip;
  padding: ${theme.space.xl} ${theme.layout.gutter};
`;
