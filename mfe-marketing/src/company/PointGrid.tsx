import { Grid, Icon, type IconName, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

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

export interface NamedPoint {
  name: string;
  text: string;
  icon?: IconName;
}

/** Values, benefits, reasons: a name and what is meant by it. */
export function PointGrid({
  points,
  minColumn = '15rem',
}: {
  points: readonly NamedPoint[];
  minColumn?: string;
}) {
  return (
    <Grid as="ul" minColumn={minColumn} gap="xl">
      {points.map(({ name, text: explanation, icon }) => (
        <Item key={name}>
          {icon && <Icon name={icon} size="1.75rem" />}
          <h3>{name}</h3>
          <p>{explanation}</p>
        </Item>
      ))}
    </Grid>
  );
}
