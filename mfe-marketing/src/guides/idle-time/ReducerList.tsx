import { Badge, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { Block } from '../../content/MarkdownContent';

const { color, font, space, text } = theme;

const List = styled.ol`
  counter-reset: reducer;
`;
const Item = styled.li`
  counter-increment: reducer;
  display: grid;
  grid-template-columns: 2.25rem minmax(0, 1fr);
  gap: ${space.xs};
  max-width: 46rem;
  padding-block: ${space.lg};
  border-top: 1px solid ${color.line};
  break-inside: avoid;

  &::before {
    content: counter(reducer);
    grid-row: 1 / span 4;
    font: 700 ${text.heading3} / 1.1 ${font.display};
    color: ${color.inkMuted};
  }
  h3 { font-size: ${text.heading4}; }
  & > * { grid-column: 2; justify-self: start; }
`;
const First = styled.p`
  padding-left: ${space.sm};
  border-left: 2px solid ${color.lineStrong};
  color: ${color.inkSoft};
  font-size: ${text.small};
`;

export function ReducerList({ items }: Block) {
  return (
    <List>
      {items.map(([name, form, explanation, first]) => (
        <Item key={name}>
          <h3>{name}</h3>
          <Badge tone="accent">{form}</Badge>
          <p>{explanation}</p>
          <First>
            <strong>First step:</strong> {first}
          </First>
        </Item>
      ))}
    </List>
  );
}
