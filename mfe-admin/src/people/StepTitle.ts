import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

/** What a step of the login is about; takes the focus when the step appears. */
export const StepTitle = styled.h2.attrs({ tabIndex: -1 })`
  font-size: ${theme.text.heading4};
`;
