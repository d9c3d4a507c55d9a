import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { Block } from '../content/MarkdownContent';
import { required } from '../content/required';
import { Figure } from './Figure';

const { color, font, space, text } = theme;

const List = styled.ol`
  display: grid;
  gap: ${space.sm};
`;
const Step = styled.li`
  font-size: ${text.small};
  line-height: 1.45;
  strong { font-family: ${font.mono}; }
`;
const Bar = styled.svg`
  width: 100%;
  height: 1.75rem;
  margin-top: ${space.xxs};

  [data-part='lost'] { fill: ${color.tint}; stroke: ${color.lineStrong}; }
  [data-part='left'] { fill: var(--ink); }
  li:nth-child(1) & { --ink: ${color.cyan}; }
  li:nth-child(2) & { --ink: ${color.magenta}; }
  li:nth-child(3) & { --ink: ${color.yellow}; }
  li:nth-child(4) & { --ink: ${color.key}; }
`;

const MINUTES = 480;
const at = (amount: number) => `${(amount / MINUTES) * 100}%`;

/** What the losses leave of a shift, one after the other. */
export function ShiftBars(block: Block) {
  const { title, caption, rows: losses } = required(block, 'title', 'caption', 'rows');
  let left = MINUTES;
  const stages = losses.map(([name = '', percent]) => {
    const before = left;
    left = Math.round((before * Number(percent)) / 100);
    return { text: `minutes left after losses of ${name.toLowerCase()}`, before, after: left };
  });
  const planned = { text: 'minutes planned', before: MINUTES, after: MINUTES };
  return (
    <Figure title={title} caption={caption}>
      <List>
        {[planned, ...stages].map(({ text: what, before, after }, index) => (
          <Step key={what}>
            <strong>{after}</strong> {what}
            {index === stages.length && <span>: they make good sheets</span>}
            <Bar aria-hidden="true" focusable="false">
              <rect data-part="lost" x={at(after)} width={at(before - after)} height="100%" />
              <rect data-part="left" width={at(after)} height="100%" />
            </Bar>
          </Step>
        ))}
      </List>
    </Figure>
  );
}
