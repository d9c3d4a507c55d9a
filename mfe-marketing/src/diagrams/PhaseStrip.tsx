import { media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { Block } from '../content/MarkdownContent';
import { required } from '../content/required';
import { Figure } from './Figure';

const { color, font, space, text } = theme;

const List = styled.ol`
  counter-reset: phase;
`;
const Phase = styled.li`
  counter-increment: phase;
  display: grid;
  gap: ${space.xs} ${space.lg};
  padding-block: ${space.md};
  border-top: 1px solid ${color.line};

  ${media.small} { grid-template-columns: 5fr 6fr; align-items: center; }
  h3 { font-size: ${text.heading4}; }
  h3::before {
    content: counter(phase);
    margin-right: 0.6em;
    color: ${color.inkMuted};
    font: 400 0.8em ${font.mono};
  }
  p { color: ${color.inkSoft}; font-size: ${text.small}; line-height: 1.5; }
`;
const Weeks = styled.div`
  p { margin-top: ${space.xxs}; color: ${color.ink}; }
`;
const Bar = styled.svg`
  width: 100%;
  height: 1.5rem;

  line { stroke: ${color.line}; }
  [data-part='build'] { fill: ${color.surface}; stroke: ${color.ink}; }
  [data-part='pay'] { fill: ${color.cyan}; }
  li:nth-child(even) & [data-part='pay'] { fill: ${color.magenta}; }
`;
const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.lg};
  padding-bottom: ${space.md};
  font-size: ${text.small};

  span { display: flex; align-items: center; gap: 0.5em; }
  span::before { content: ''; width: 1.5em; height: 0.8em; border: 1px solid ${color.ink}; }
  span:last-child::before { border: 0; background: linear-gradient(90deg, ${color.cyan} 50%, ${color.magenta} 0); }
`;

const WEEKS = 24;
const at = (week: number) => `${(week / WEEKS) * 100}%`;
const months = [0, 4, 8, 12, 16, 20, 24];

export function PhaseStrip(block: Block) {
  const { caption, rows } = required(block, 'caption', 'rows');
  return (
    <Figure caption={caption}>
      <Legend>
        <span>building</span> <span>paying</span>
      </Legend>
      <List aria-label="The six phases, with the weeks to build each and when it starts to pay off">
        {rows.map(([name, benefit, returns, ...weeks]) => {
          const [start = 0, end = 0] = weeks.map(Number);
          return (
            <Phase key={name}>
              <div>
                <h3>{name}</h3>
                <p>{benefit}</p>
              </div>
              <Weeks>
                <Bar aria-hidden="true" focusable="false">
                  {months.map((week) => (
                    <line key={week} x1={at(week)} x2={at(week)} y2="100%" />
                  ))}
                  <rect data-part="pay" x={at(end)} y="25%" width={at(WEEKS - end)} height="50%" />
                  <rect
                    data-part="build"
                    x={at(start - 1)}
                    y="25%"
                    width={at(end - start + 1)}
                    height="50%"
                  />
                </Bar>
                <p>
                  Week {start} to {end}: building. {returns}.
                </p>
              </Weeks>
            </Phase>
          );
        })}
      </List>
    </Figure>
  );
}
