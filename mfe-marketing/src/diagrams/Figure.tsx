import { theme } from '@pressline/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const { color, space, text } = theme;

const Root = styled.figure`
  padding: clamp(1rem, 3vw, 2rem);
  border: 1px solid ${color.line};
  border-radius: ${theme.radius.sm};
  background: ${color.surface};
  break-inside: avoid;

  & > h3 { margin-bottom: ${space.md}; font-size: ${text.heading4}; }
  figcaption {
    max-width: 46rem;
    margin-top: ${space.md};
    color: ${color.inkSoft};
    font-size: ${text.small};
    line-height: 1.5;
  }
`;

interface FigureProps {
  title?: string;
  caption: string;
  children: ReactNode;
}

export function Figure({ title, caption, children }: FigureProps) {
  return (
    <Root>
      {title && <h3>{title}</h3>}
      {children}
      <figcaption>{caption}</figcaption>
    </Root>
  );
}
