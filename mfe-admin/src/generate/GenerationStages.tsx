import type { GenerationProgress } from '@pressline/shared-api';
import { Icon, Spinner, theme, VisuallyHidden } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, space, text } = theme;

const List = styled.ol`
  display: grid;
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${text.small};

  li { display: flex; align-items: center; gap: ${space.xs}; min-height: 1.5rem; color: ${color.inkMuted}; }
  [data-state='done'] { color: ${color.success}; }
  [aria-current] { color: ${color.ink}; font-weight: 600; }
  i { width: 1.15em; text-align: center; font-style: normal; }
  small { font-size: ${text.caption}; font-weight: 400; }
`;

type Stage = GenerationProgress['stage'];

interface StageText {
  label: string;
  /** What the server tells of it. */
  fact?: (progress: GenerationProgress) => string;
}

const counted = (count: number, noun: string) =>
  `${count.toLocaleString()} ${noun}${count === 1 ? '' : 's'}`;

const stages: Readonly<Record<Stage, StageText>> = {
  uploaded: {
    label: 'Uploading the PDF',
    fact: (progress) => (progress.stage === 'uploaded' ? counted(progress.pages, 'page') : ''),
  },
  reading: { label: 'Reading the PDF' },
  writing: {
    label: 'Writing the article',
    fact: (progress) =>
      progress.stage === 'writing' ? counted(progress.characters, 'character') : '',
  },
  checking: { label: 'Checking the article' },
};
const order = Object.keys(stages) as Stage[];

/** `uploaded` is told when that stage is over, the others when they begin. */
function activeIndex(progress: readonly GenerationProgress[]): number {
  const stage = progress.at(-1)?.stage;
  if (stage === undefined) return 0;
  return stage === 'uploaded' ? 1 : order.indexOf(stage);
}

/** How far the work is, stage by stage; each new stage is announced. */
export function GenerationStages({ progress }: { progress: readonly GenerationProgress[] }) {
  const active = activeIndex(progress);
  const activeStage = order[active];
  return (
    <div>
      <VisuallyHidden role="status">{activeStage && stages[activeStage].label}</VisuallyHidden>
      <List aria-label="Progress">
        {order.map((stage, index) => {
          const { label, fact } = stages[stage];
          const told = progress.findLast((one) => one.stage === stage);
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
              {label}
              {told && fact && <small>{fact(told)}</small>}
            </li>
          );
        })}
      </List>
    </div>
  );
}
