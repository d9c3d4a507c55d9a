import { Badge, media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { Block } from '../content/MarkdownContent';
import { knownName, required } from '../content/required';

const { color, font, space, text } = theme;

const Groups = styled.div`
  display: grid;
  gap: ${space.xl};
  ul { margin-top: ${space.sm}; }
  ${media.small} { grid-template-columns: 1fr 1fr; }

  h3 small { margin-left: 0.5em; color: ${color.inkMuted}; font: 400 ${text.caption} ${font.mono}; letter-spacing: 0; }
`;
const Kpi = styled.li`
  display: grid;
  grid-template-columns: 1fr 6rem;
  gap: 0 ${space.md};
  align-items: end;
  padding: ${space.md};
  border: 1px solid ${color.line};
  border-left: 0.375rem solid var(--tone);
  background: ${color.surface};
  break-inside: avoid;

  & + & { margin-top: -1px; }
  &[data-tone='success'] { --tone: ${color.success}; }
  &[data-tone='warning'] { --tone: ${color.yellow}; }
  h4 { grid-column: 1 / -1; font-family: ${font.body}; font-size: ${text.small}; letter-spacing: 0; }
  strong { font: 700 ${text.heading2} / 1.1 ${font.display}; letter-spacing: -0.022em; }
`;
const Line = styled.svg`
  width: 100%;
  height: 2.5rem;
  overflow: visible;
  fill: none;
  path { stroke: ${color.ink}; stroke-width: 2; }
`;
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  gap: ${space.xxs} ${space.sm};
  margin-top: ${space.xs};
  color: ${color.inkSoft};
  font-size: ${text.caption};
  line-height: 1.5;
  > :last-child { flex-basis: 100%; }
`;

function path(values: readonly number[]): string {
  const low = Math.min(...values);
  const range = Math.max(...values) - low;
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * 100;
    return `${x} ${100 - ((value - low) / range) * 100}`;
  });
  return `M${points.join('L')}`;
}

const TONES = { success: 'On target', warning: 'Below target' };

export function KpiStack(block: Block) {
  const { blocks } = required(block, 'blocks');
  const groups = blocks.map((group) => required(group, 'caption', 'texts', 'rows'));
  return (
    <Groups>
      {groups.map(({ caption, texts: [rhythm], rows }) => (
        <div key={caption}>
          <h3>
            {caption} <small>{rhythm}</small>
          </h3>
          <ul>
            {rows.map(([name, value, last = '', trend, target, state]) => {
              const tone = knownName(TONES, state, 'state');
              return (
                <Kpi key={name} data-tone={tone}>
                  <h4>{name}</h4>
                  <strong>{value}</strong>
                  <Line
                    viewBox="0 0 100 100"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                    focusable="false"
                  >
                    <path
                      d={path(last.split(', ').map(Number))}
                      vectorEffect="non-scaling-stroke"
                    />
                  </Line>
                  <Facts>
                    <Badge tone={tone}>{TONES[tone]}</Badge>
                    <span>Target: {target}</span>
                    <span>{trend}</span>
                  </Facts>
                </Kpi>
              );
            })}
          </ul>
        </div>
      ))}
    </Groups>
  );
}
