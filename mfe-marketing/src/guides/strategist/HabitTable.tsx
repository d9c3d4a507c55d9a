import { media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { Block } from '../../content/MarkdownContent';
import { needed } from '../../content/needed';

const { color, font, space, text } = theme;

const List = styled.ul`
  display: grid;
  gap: ${space.xl};
`;
const Habit = styled.li`
  break-inside: avoid;
  h3 { margin-bottom: ${space.xs}; font-size: ${text.heading4}; }
`;
const Sides = styled.dl`
  display: grid;
  border: 1px solid ${color.line};

  ${media.small} { grid-template-columns: 2fr 3fr; }
  div { padding: ${space.md}; background: ${color.tint}; color: ${color.inkSoft}; }
  div:last-child {
    border-left: 0.375rem solid ${color.cyan};
    background: ${color.surface};
    color: ${color.ink};
  }
  dt { margin-bottom: ${space.xxs}; color: ${color.inkMuted}; font: 400 ${text.caption} / 1.4 ${font.mono}; }
  dd { margin: 0; line-height: 1.5; }
`;

export function HabitTable(block: Block) {
  const { columns, rows } = needed(block, 'columns', 'rows');
  return (
    <List>
      {rows.map(([name, operator, strategist]) => (
        <Habit key={name}>
          <h3>{name}</h3>
          <Sides>
            <div>
              <dt>{columns[1]}</dt>
              <dd>{operator}</dd>
            </div>
            <div>
              <dt>{columns[2]}</dt>
              <dd>{strategist}</dd>
            </div>
          </Sides>
        </Habit>
      ))}
    </List>
  );
}
