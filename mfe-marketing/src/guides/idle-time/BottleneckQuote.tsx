import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { Block } from '../../content/MarkdownContent';

const { color, font, space, text } = theme;

const Root = styled.figure`
  padding-left: ${space.lg};
  border-left: 0.375rem solid ${color.magenta};

  blockquote { max-width: 24em; font: 700 ${text.heading3} / 1.25 ${font.display}; letter-spacing: -0.015em; text-wrap: balance; }
  figcaption { margin-top: ${space.sm}; color: ${color.inkMuted}; font-size: ${text.small}; }
`;

export function BottleneckQuote({ texts: [quote, source] }: Block) {
  return (
    <Root>
      <blockquote>{quote}</blockquote>
      <figcaption>{source}</figcaption>
    </Root>
  );
}
