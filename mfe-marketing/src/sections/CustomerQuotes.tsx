import { media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { Block } from '../content/MarkdownContent';
import { required } from '../content/required';

const { color, font, space, text } = theme;

const List = styled.ul`
  display: grid;
  gap: ${space.xxl};
  ${media.small} { grid-template-columns: repeat(2, 1fr); }
`;
const Quote = styled.li`
  padding-left: ${space.lg};
  border-left: 2px solid ${color.ink};

  blockquote {
    margin: 0;
    font: 700 ${text.heading3} / 1.3 ${font.display};
    letter-spacing: -0.012em;
    text-wrap: pretty;
  }
  blockquote::before { content: '“'; }
  blockquote::after { content: '”'; }
  p { margin-top: ${space.sm}; color: ${color.inkSoft}; }
`;

export function CustomerQuotes(block: Block) {
  const { items } = required(block, 'items');
  return (
    <List>
      {items.map(([company, quote]) => (
        <Quote key={company}>
          <blockquote>{quote}</blockquote>
          <p>{company}</p>
        </Quote>
      ))}
    </List>
  );
}
