import { Grid, Icon, type IconName, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { Block } from '../content/MarkdownContent';

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

interface PointGridProps extends Pick<Block, 'items' | 'icons'> {
  minColumn?: string;
}

export function PointGrid({ items, icons, minColumn = '15rem' }: PointGridProps) {
  const iconNames = icons?.split(' ') as IconName[] | undefined;
  return (
    <Grid as="ul" minColumn={minColumn} gap="xl">
      {items.map(([name, explanation], index) => (
        <Item key={name}>
          {iconNames?.[index] && <Icon name={iconNames[index]} size="1.75rem" />}
          <h3>{name}</h3>
          <p>{explanation}</p>
        </Item>
      ))}
    </Grid>
  );
}
