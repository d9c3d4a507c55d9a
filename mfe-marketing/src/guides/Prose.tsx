import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

export const Prose = styled.p`
  max-width: ${theme.layout.measure};
`;
