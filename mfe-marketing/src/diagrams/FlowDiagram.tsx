import { media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { Block, TableContent } from '../content/MarkdownContent';
import { required } from '../content/required';
import { Figure } from './Figure';

const { color, font } = theme;

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  max-width: 20rem;
  margin-inline: auto;
  overflow: visible;
  fill: none;
  stroke: ${color.ink};
  stroke-width: 1.5;

  &[data-wide] { display: none; max-width: none; }
  ${media.small} {
    display: none;
    &[data-wide] { display: block; }
  }
  text { fill: ${color.ink}; stroke: none; font: 700 17px ${font.display}; }
  text[data-note] { fill: ${color.inkMuted}; font: 400 13px ${font.body}; }
  [data-role] rect { fill: ${color.surface}; }
  [data-role='drum'] rect { fill: ${color.yellow}; stroke: #15181b; }
  [data-role='drum'] text { fill: #15181b; }
  [data-role='buffer'] rect { stroke: ${color.cyan}; stroke-width: 4; }
  [data-role='gate'] rect { stroke: ${color.magenta}; stroke-width: 4; }
  [data-rope] { stroke: ${color.magenta}; stroke-dasharray: 7 5; stroke-width: 2; }
`;

const ROPE = 'rope: one out, one in';

const shapes = {
  wide: { box: [118, 74], pitch: [142, 0], start: [0, 66], view: '-3 0 976 146' },
  tall: { box: [236, 62], pitch: [0, 92], start: [64, 3], view: '0 0 304 620' },
} as const;

function arrow(x: number, y: number, isWide: boolean): string {
  return isWide
    ? `M${x + 121} ${y + 37}h17M${x + 132} ${y + 31}l6 6l-6 6`
    : `M${x + 118} ${y + 65}v23M${x + 112} ${y + 82}l6 6l6-6`;
}

function View({ stations, isWide }: { stations: TableContent['rows']; isWide: boolean }) {
  const { box, pitch, start, view } = isWide ? shapes.wide : shapes.tall;
  const positionAt = (index: number) =>
    [start[0] + pitch[0] * index, start[1] + pitch[1] * index] as const;
  const positionOf = (role: string) => {
    const index = stations.findIndex((station) => station[2] === role);
    if (index < 0) throw new Error(`The flow has no ${role}`);
    return positionAt(index);
  };
  const [fromX, fromY] = positionOf('buffer');
  const [toX, toY] = positionOf('gate');
  const ropePath = isWide
    ? `M${fromX + 59} ${fromY - 4}V34H${toX + 59}V${toY - 4}m-6-8l6 8l6-8`
    : `M${fromX - 4} ${fromY + 31}H26V${toY + 31}H${toX - 4}m-8-6l8 6l-8 6`;
  return (
    <Drawing viewBox={view} data-wide={isWide || undefined} aria-hidden="true" focusable="false">
      {stations.map(([name, note, role], index) => {
        const [x, y] = positionAt(index);
        return (
          <g key={name} data-role={role || 'station'}>
            <rect x={x} y={y} width={box[0]} height={box[1]} rx="2" />
            <text x={x + box[0] / 2} y={y + box[1] / 2 - 4} textAnchor="middle">
              {name}
            </text>
            <text data-note x={x + box[0] / 2} y={y + box[1] / 2 + 17} textAnchor="middle">
              {note}
            </text>
            {index < stations.length - 1 && <path d={arrow(x, y, isWide)} />}
          </g>
        );
      })}
      <path data-rope d={ropePath} />
      <text
        data-note
        textAnchor="middle"
        {...(isWide
          ? { x: (fromX + toX) / 2 + 59, y: 24 }
          : { transform: `translate(16 ${(fromY + toY) / 2 + 31}) rotate(-90)` })}
      >
        {ROPE}
      </text>
    </Drawing>
  );
}

/** The shop as a line paced by its slowest station. The strategy's own text says the same in words. */
export function FlowDiagram(block: Block) {
  const { title, caption, rows } = required(block, 'title', 'caption', 'rows');
  return (
    <Figure title={title} caption={caption}>
      <div role="img" aria-label={rows.map(([name, note]) => `${name} (${note})`).join(', ')}>
        <View stations={rows} isWide />
        <View stations={rows} isWide={false} />
      </div>
    </Figure>
  );
}
