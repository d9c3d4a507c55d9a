import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

/** Running text at a comfortable width. */
export const Prose = styled.p`
  max-width: ${theme.layout.measure};
`;
