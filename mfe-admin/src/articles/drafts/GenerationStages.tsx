import type { GenerationProgress } from '@pressline/shared-api';
import { Icon, media, Spinner, theme, VisuallyHidden } from '@pressline/shared-ui';
import { formatCount } from '@pressline/shared-ui/format';
import { styled } from 'styled-components';

const { color, font, layout, radius, space, text } = theme;

export const Chosen = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-height: ${layout.target};
  padding: ${space.xxs} ${space.xxs} ${space.xxs} ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.tint};
  font-size: ${text.small};

  strong { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  span { color: ${color.inkMuted}; white-space: nowrap; }
  > :last-child:not(button) { padding-inline-end: ${space.sm}; }
`;
/** What leads to an article; the present step stands out. */
export const Steps = styled.ol`
  display: grid;
  gap: ${space.sm} ${space.lg};
  margin-bottom: ${space.md};
  color: ${color.inkMuted};
  font-size: ${text.small};
  counter-reset: step;
  ${media.medium} { grid-template-columns: repeat(4, 1fr); }

  li {
    display: flex;
    gap: ${space.xs};
    padding-top: ${space.xs};
    border-top: 3px solid ${color.line};
    counter-increment: step;
    line-height: 1.4;
  }
  li::before { content: counter(step); flex: none; font-family: ${font.display}; font-weight: 700; }
  [data-done] { border-color: ${color.success}; }
  [aria-current] { border-color: ${color.accent}; color: ${color.ink}; font-weight: 600; }
`;

const List = styled.ol`
  display: grid;
  gap: ${space.xs};
  font-size: ${text.small};

  li { display: flex; align-items: center; gap: ${space.xs}; min-height: 1.5rem; color: ${color.inkMuted}; }
  [data-state='done'] { color: ${color.success}; }
  [aria-current] { color: ${color.ink}; font-weight: 600; }
  i { width: 1.15em; text-align: center; font-style: normal; }
  small { font-size: ${text.caption}; font-weight: 400; }
`;

type Stage = GenerationProgress['stage'];

const stages: Readonly<Record<Stage, string>> = {
  uploaded: 'Uploading the PDF',
  reading: 'Reading the PDF',
  writing: 'Writing the article',
  checking: 'Checking the article',
};
const order = Object.keys(stages) as Stage[];

function factOf(progress: GenerationProgress | undefined): string {
  if (progress?.stage === 'uploaded') return formatCount(progress.pages, 'page');
  return progress?.stage === 'writing' ? formatCount(progress.characters, 'character') : '';
}

/** `uploaded` is reported when that stage is over, the others when they begin. */
function activeIndex(progress: readonly GenerationProgress[]): number {
  const stage = progress.at(-1)?.stage;
  if (stage === undefined) return 0;
  return stage === 'uploaded' ? 1 : order.indexOf(stage);
}

export function GenerationStages({ progress }: { progress: readonly GenerationProgress[] }) {
  const active = activeIndex(progress);
  const activeStage = order[active];
  return (
    <div>
      <VisuallyHidden role="status">{activeStage && stages[activeStage]}</VisuallyHidden>
      <List aria-label="Progress">
        {order.map((stage, index) => {
          const fact = factOf(progress.findLast((one) => one.stage === stage));
          const isActive = index === active;
          return (
            <li
              key={stage}
              data-state={index < active ? 'done' : undefined}
              aria-current={isActive ? 'step' : undefined}
            >
              {index < active && <Icon name="check" />}
              {isActive && <Spinner label="" role="presentation" />}
              {index > active && <i aria-hidden="true">·</i>}
              <span>{stages[stage]}</span>
              {fact && <small>{fact}</small>}
            </li>
          );
        })}
      </List>
    </div>
  );
}
