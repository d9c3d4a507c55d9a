import { Button, theme } from '@pressline/shared-ui';
import { PRINT_ONLY } from '@pressline/shared-ui/print-only';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { countOf, type Marks, type Step } from './readSteps';
import { Body, Foot, Sheet } from './stepsStyle';

const { color, space, text, font, layout } = theme;

const List = styled.section`
  &:focus { outline: none; }

  h3 { font-size: ${text.heading2}; }
  > p { margin-top: ${space.xs}; color: ${color.inkSoft}; }
  ol { margin-block: ${space.lg}; padding: 0; list-style: none; border-top: 2px solid ${color.ink}; }
  li { display: grid; grid-template-columns: 2.5rem minmax(0, 1fr) auto; gap: 0 ${space.sm}; padding-block: ${space.sm}; border-bottom: 1px solid ${color.line}; break-inside: avoid; }
  li > b { font-family: ${font.mono}; }
  li > p { grid-column: 2 / -1; color: ${color.danger}; font-weight: 600; }
  li > button { min-height: ${layout.target}; padding: 0; border: 0; background: none; color: ${color.accent}; text-decoration: underline; }

  @media (max-width: 639px) { li > button { grid-column: 2; text-align: start; } }
  @media print { li > button { display: none; } }
`;

const SIGNS = { done: '[✓]', failed: '[✗]' } as const;
const NAMES = { done: 'Done', failed: 'Couldn’t be done' } as const;

interface StepsOverviewProps {
  title: string;
  steps: readonly Step[];
  marks: Marks;
  onOpen: (at: number) => void;
  onRestart: () => void;
  onClose: () => void;
}

/** All steps with what the reader has marked and noted: after the last one, and to print. */
export function StepsOverview(props: StepsOverviewProps) {
  const { title, steps, marks, onOpen, onRestart, onClose } = props;
  const [isAsking, setIsAsking] = useState(false);
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  const done = countOf(steps, marks, 'done');
  const failed = countOf(steps, marks, 'failed');
  const open = steps.length - done - failed;

  return (
    <Body>
      <Sheet>
        <List ref={place} tabIndex={-1} aria-label="All steps" {...{ [PRINT_ONLY]: '' }}>
          <h3 dir="auto">{title}</h3>
          <p>
            {[
              `${done} of ${steps.length} steps done`,
              failed > 0 ? `, ${failed} couldn’t be done` : '',
              open > 0 ? `, ${open} still open.` : '.',
            ].join('')}
          </p>
          <ol>
            {steps.map(({ key, text: words }, index) => {
              const mark = marks[key];
              return (
                <li key={key}>
                  <b role="img" aria-label={mark ? NAMES[mark.state] : 'Open'}>
                    {mark ? SIGNS[mark.state] : '[ ]'}
                  </b>
                  <span dir="auto">{words}</span>
                  {!mark && (
                    <button type="button" onClick={() => onOpen(index)}>
                      Do this step
                    </button>
                  )}
                  {mark?.state === 'failed' && (
                    <p dir="auto">{['Couldn’t do this', mark.note].filter(Boolean).join(': ')}</p>
                  )}
                </li>
              );
            })}
          </ol>
        </List>
      </Sheet>
      <Foot>
        <div>
          <Button variant="secondary" onClick={() => onOpen(steps.length - 1)}>
            Back
          </Button>
          <Button
            variant={isAsking ? 'danger' : 'secondary'}
            onBlur={() => setIsAsking(false)}
            onClick={isAsking ? onRestart : () => setIsAsking(true)}
          >
            {isAsking ? 'Discard and start over' : 'Start over'}
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            Print
          </Button>
          <Button onClick={onClose}>Close</Button>
        </div>
      </Foot>
    </Body>
  );
}
