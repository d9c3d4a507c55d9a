import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

export const PanelHeading = styled.h4`
  padding-bottom: ${theme.space.xs};
  border-bottom: 1px solid ${theme.color.ink};
`;
