import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { Block, BlockWith, TableContent } from '../content/MarkdownContent';
import { required } from '../content/required';
import { duration } from '../formatTime';
import { Figure } from './Figure';

const { color, font, space, text } = theme;

const Lane = styled.div`
  & + & { margin-top: ${space.xl}; }
  h4 { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 ${space.md}; }
  h4 span { font: 400 ${text.small} / 1.5 ${font.mono}; letter-spacing: 0; }
`;
const Bar = styled.svg`
  width: 100%;
  height: 2.5rem;
  margin-block: ${space.xs} ${space.sm};

  [data-kind='wait'] { fill: ${color.tint}; stroke: ${color.lineStrong}; }
  [data-kind='work'] { fill: ${color.ink}; }
`;
const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space.xxs} ${space.lg};
  font-size: ${text.small};
  line-height: 1.5;

  li { display: grid; grid-template-columns: 0.75rem 5.5em 1fr; gap: ${space.xs}; align-items: baseline; }
  li::before { content: ''; width: 0.75rem; height: 0.75rem; border: 1px solid ${color.lineStrong}; background: ${color.tint}; }
  li[data-kind='work']::before { border-color: ${color.ink}; background: ${color.ink}; }
  li[data-kind='wait'] { color: ${color.inkSoft}; }
  span { font-family: ${font.mono}; font-size: ${text.caption}; }
`;

const minutesOf = (stretches: TableContent['rows'], kind?: string) =>
  stretches
    .filter(([one]) => !kind || one === kind)
    .reduce((sum, [, minutes]) => sum + Number(minutes), 0);

interface LaneViewProps {
  way: BlockWith<'caption' | 'rows'>;
  /** The minutes of the longest way. */
  longest: number;
}

/** One way of an order: stretches of work and of waiting, whose minutes make the diagram. */
function LaneView({ way: { caption, rows }, longest }: LaneViewProps) {
  const percent = (minutes: number) => `${(minutes / longest) * 100}%`;
  return (
    <Lane>
      <h4>
        {caption}{' '}
        <span>
          {duration(minutesOf(rows))}, work {duration(minutesOf(rows, 'work'))}
        </span>
      </h4>
      <Bar aria-hidden="true" focusable="false">
        {rows.map(([kind, minutes, what], index) => (
          <rect
            key={what}
            data-kind={kind}
            x={percent(minutesOf(rows.slice(0, index)))}
            y={kind === 'work' ? 0 : '25%'}
            width={percent(Number(minutes))}
            height={kind === 'work' ? '100%' : '50%'}
          />
        ))}
      </Bar>
      <List>
        {rows.map(([kind, minutes, what]) => (
          <li key={what} data-kind={kind}>
            <span>{duration(Number(minutes))}</span> {what}
          </li>
        ))}
      </List>
    </Lane>
  );
}

export function RelayDiagram(block: Block) {
  const { title, caption, blocks } = required(block, 'title', 'caption', 'blocks');
  const ways = blocks.map((way) => required(way, 'caption', 'rows'));
  const longest = Math.max(...ways.map(({ rows }) => minutesOf(rows)));
  return (
    <Figure title={title} caption={caption}>
      {ways.map((way) => (
        <LaneView key={way.caption} way={way} longest={longest} />
      ))}
    </Figure>
  );
}
