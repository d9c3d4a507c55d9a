import styled from 'styled-components';
import { plates } from '../marks/plates';
import { theme } from '../theme/theme';

/** The slug line above a heading. */
export const Eyebrow = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 0.7em;
  color: ${theme.color.inkMuted};
  font-family: ${theme.font.mono};
  font-size: ${theme.text.caption};
  line-height: 1.4;

  &::before { ${plates} }
`;
