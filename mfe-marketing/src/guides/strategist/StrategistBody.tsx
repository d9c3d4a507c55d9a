import { media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import texts from '../../content/guides/strategistBody.md?blocks';
import heads from '../../content/guides/strategistBody.md?heads';
import type { Block } from '../../content/MarkdownContent';
import { required } from '../../content/required';
import { KpiStack } from '../../diagrams/KpiStack';
import { PhaseStrip } from '../../diagrams/PhaseStrip';
import { Example } from '../Example';
import { GuideBody } from '../GuideBody';
import { SourceList } from '../SourceList';
import { StatCards } from '../StatCards';
import { PillarChoice } from './PillarChoice';

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

function HabitTable(block: Block) {
  const { columns, rows } = required(block, 'columns', 'rows');
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

const Columns = styled.div`
  display: grid;
  gap: ${space.xl};
  ${media.small} { grid-template-columns: 1fr 1fr; }
`;
const Column = styled.div`
  padding-top: ${space.sm};
  border-top: 0.375rem solid ${color.magenta};

  &[data-tone='good'] { border-color: ${color.cyan}; }
  dl { margin-top: ${space.md}; }
  h3 { font-size: ${text.heading4}; }
  dt { font-weight: 600; }
  dd { margin: 0 0 ${space.md}; color: ${color.inkSoft}; line-height: 1.5; }
`;

function RiskColumns(block: Block) {
  const { blocks } = required(block, 'blocks');
  const columns = blocks.map((column) => required(column, 'caption', 'items'));
  return (
    <Columns>
      {columns.map(({ kind, caption, items }) => (
        <Column key={kind} data-tone={kind}>
          <h3>{caption}</h3>
          <dl>
            {items.map(([name, explanation]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{explanation}</dd>
              </div>
            ))}
          </dl>
        </Column>
      ))}
    </Columns>
  );
}

const kinds = {
  stats: StatCards,
  habits: HabitTable,
  pillars: PillarChoice,
  indicators: KpiStack,
  phases: PhaseStrip,
  risks: RiskColumns,
  example: Example,
  sources: SourceList,
};

export default function StrategistBody() {
  return <GuideBody heads={heads} texts={texts} kinds={kinds} />;
}
