import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { forms, shift } from '../content/guides/idleTimeLosses';
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

const { minutes, title, caption, planned, left, good } = shift;

const stages = [{ name: planned as string, before: minutes as number, after: minutes as number }];
for (const { name, share } of forms) {
  const before = stages.at(-1)?.after ?? minutes;
  stages.push({ name, before, after: Math.round((before * share) / 100) });
}
const at = (amount: number) => `${(amount / minutes) * 100}%`;

export function ShiftBars() {
  return (
    <Figure title={title} caption={caption}>
      <List>
        {stages.map(({ name, before, after }, index) => (
          <Step key={name}>
            <strong>{after}</strong>{' '}
            {index === 0 ? `minutes ${planned.toLowerCase()}` : `${left} ${name.toLowerCase()}`}
            {index === stages.length - 1 && `: they ${good}`}
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
