import { Container, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

/** The column of text on a page that stands in for another. */
export const StandInBody = styled(Container)`
  display: grid;
  gap: ${theme.space.md};
  justify-items: start;
  padding-block: ${theme.space.section};
`;
