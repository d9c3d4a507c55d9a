import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { Block } from '../content/MarkdownContent';
import { required } from '../content/required';

const { color, font, space, text } = theme;

const Root = styled.div`
  max-width: 46rem;
  padding: ${space.md} ${space.lg};
  border-left: 0.375rem solid ${color.yellow};
  background: ${color.tint};
  break-inside: avoid;

  strong { display: block; margin-bottom: ${space.xxs}; font: 400 ${text.caption} / 1.5 ${font.mono}; }
`;

export function Example(block: Block) {
  const { caption = 'In numbers', texts } = required(block, 'texts');
  return (
    <Root>
      <strong>{caption}</strong>
      <p>{texts}</p>
    </Root>
  );
}
