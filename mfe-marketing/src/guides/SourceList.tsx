import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { Block } from '../content/MarkdownContent';
import { required } from '../content/required';

const { color, space, text } = theme;

const List = styled.dl`
  display: grid;
  gap: ${space.sm};
  max-width: 46rem;
  font-size: ${text.small};
  line-height: 1.5;

  div { padding-top: ${space.sm}; border-top: 1px solid ${color.line}; }
  dt { font-weight: 600; }
  dd { margin: 0; color: ${color.inkSoft}; }
`;

export function SourceList(block: Block) {
  const { items } = required(block, 'items');
  return (
    <List>
      {items.map(([work, use]) => (
        <div key={work}>
          <dt>{work}</dt>
          <dd>{use}</dd>
        </div>
      ))}
    </List>
  );
}
