import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { relay, type Stretch } from '../content/guides/bottlenecksDiagrams';
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

const total = (stretches: readonly Stretch[], kind?: Stretch['kind']) =>
  stretches.reduce(
    (sum, stretch) => sum + (kind && stretch.kind !== kind ? 0 : stretch.minutes),
    0,
  );

const longest = Math.max(...[relay.before, relay.after].map(({ stretches }) => total(stretches)));
const percent = (minutes: number) => `${(minutes / longest) * 100}%`;

function LaneView({ name, stretches }: { name: string; stretches: readonly Stretch[] }) {
  return (
    <Lane>
      <h4>
        {name}{' '}
        <span>
          {duration(total(stretches))}, work {duration(total(stretches, 'work'))}
        </span>
      </h4>
      <Bar aria-hidden="true" focusable="false">
        {stretches.map(({ kind, minutes, what }, index) => (
          <rect
            key={what}
            data-kind={kind}
            x={percent(total(stretches.slice(0, index)))}
            y={kind === 'work' ? 0 : '25%'}
            width={percent(minutes)}
            height={kind === 'work' ? '100%' : '50%'}
          />
        ))}
      </Bar>
      <List>
        {stretches.map(({ kind, minutes, what }) => (
          <li key={what} data-kind={kind}>
            <span>{duration(minutes)}</span> {what}
          </li>
        ))}
      </List>
    </Lane>
  );
}

export function RelayDiagram() {
  return (
    <Figure title={relay.title} caption={relay.caption}>
      <LaneView {...relay.before} />
      <LaneView {...relay.after} />
    </Figure>
  );
}
