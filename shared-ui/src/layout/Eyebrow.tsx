import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Plates } from '../marks/Plates';
import { theme } from '../theme/theme';

const Root = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 0.7em;
  color: ${theme.color.inkMuted};
  font-family: ${theme.font.mono};
  font-size: ${theme.text.caption};
  line-height: 1.4;
`;

/** The slug line above a heading. */
export function Eyebrow({ children, ...rest }: ComponentProps<'p'>) {
  return (
    <Root {...rest}>
      <Plates />
      {children}
    </Root>
  );
}
