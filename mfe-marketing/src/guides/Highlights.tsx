import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { checkMark } from '../components/checkMark';
import type { Block } from '../content/MarkdownContent';

const { color, space } = theme;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  border: 1px solid ${color.ink};

  li {
    display: grid;
    grid-template-columns: 1.6em 1fr;
    padding: ${space.sm} ${space.md};
    font-weight: 600;
    line-height: 1.35;
    /* Hairlines between items, however they wrap. */
    box-shadow: 1px 0 ${color.line}, 0 1px ${color.line};
  }
  overflow: hidden;
  li::before { ${checkMark} width: 1.1em; height: 1.1em; margin-top: 0.15em; }
`;

export function Highlights({ list }: Block) {
  return (
    <List aria-label="Highlights">
      {list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
