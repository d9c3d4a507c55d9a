import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, font, space, text } = theme;

const List = styled.dl`
  margin-top: auto;
  padding: ${space.sm} ${space.lg};
  border-top: 2px dashed ${color.line};
  background: ${color.tint};
  font: 400 ${text.caption} / 1.45 ${font.mono};
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.md};
  padding-block: 0.3em;

  & + & { border-top: 1px solid ${color.line}; }
  dd { margin-left: auto; }
  dt { color: ${color.inkMuted}; }
`;

export interface SlipProps {
  /** Pairs of what and how much, as printed on a slip. */
  rows: readonly (readonly [string, string])[];
}

export function Slip({ rows }: SlipProps) {
  return (
    <List>
      {rows.map(([name, value]) => (
        <Row key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Row>
      ))}
    </List>
  );
}
