import { Container, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

/** The column of text on a fallback page. */
export const FallbackBody = styled(Container)`
  display: grid;
  gap: ${theme.space.md};
  justify-items: start;
  padding-block: ${theme.space.section};
`;
