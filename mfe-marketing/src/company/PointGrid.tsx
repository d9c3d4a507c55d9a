import { Grid, Icon, iconPaths, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { Block } from '../content/MarkdownContent';
import { knownName, required } from '../content/required';

const { color, space, text } = theme;

const Item = styled.li`
  display: grid;
  gap: ${space.xs};
  align-content: start;
  padding-top: ${space.md};
  border-top: 2px solid ${color.ink};

  svg { color: ${color.accent}; }
  h3 { font-size: ${text.heading4}; line-height: 1.25; }
  p { color: ${color.inkSoft}; }
`;

interface PointGridProps extends Block {
  minColumn?: string;
}

export function PointGrid({ minColumn = '15rem', ...block }: PointGridProps) {
  const { items, names } = required(block, 'items');
  return (
    <Grid as="ul" minColumn={minColumn} gap="xl">
      {items.map(([name, explanation], index) => (
        <Item key={name}>
          {names && <Icon name={knownName(iconPaths, names[index], 'icon')} size="1.75rem" />}
          <h3>{name}</h3>
          <p>{explanation}</p>
        </Item>
      ))}
    </Grid>
  );
}
