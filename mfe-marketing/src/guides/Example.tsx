import { theme } from '@pressline/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const { color, font, space, text } = theme;

const Root = styled.div`
  max-width: 46rem;
  padding: ${space.md} ${space.lg};
  border-left: 0.375rem solid ${color.yellow};
  background: ${color.tint};
  break-inside: avoid;

  strong { display: block; margin-bottom: ${space.xxs}; font: 400 ${text.caption} / 1.5 ${font.mono}; }
`;

/** A case worked through with numbers. */
export function Example({
  title = 'In numbers',
  children,
}: {
  title?: string;
  children: ReactNode;
}) {
  return (
    <Root>
      <strong>{title}</strong>
      <p>{children}</p>
    </Root>
  );
}
