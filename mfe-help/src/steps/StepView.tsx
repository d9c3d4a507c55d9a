import { Button, Cluster, Field, TextArea, theme } from '@pressline/shared-ui';
import { isComposing } from '@pressline/shared-ui/is-composing';
import { trustedHtml } from '@pressline/shared-ui/trusted-html';
import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Step as ArticleStep, Mark, Marks } from './readSteps';
import { Body, Foot, Sheet } from './stepsStyle';

const { color, space, text } = theme;

/** Longer steps are set smaller. */
const LONG = 200;

const Step = styled.section`
  &:focus { outline: none; }

  > p:first-child { color: ${color.inkMuted}; font-size: ${text.lead}; }
  > div { margin-block: ${space.md}; font-size: clamp(1.75rem, 1.1rem + 3vw, 3.75rem); font-weight: 600; line-height: 1.25; unicode-bidi: plaintext; }
  > div[data-long] { font-size: clamp(1.5rem, 1.1rem + 1.6vw, 2.5rem); font-weight: 400; line-height: 1.35; }
  > div > * + * { margin-top: 0.5em; }
  > div :is(ul, ol) { padding-inline-start: 1.2em; }
  > div :is(pre, table) { max-width: 100%; overflow-x: auto; font-size: 0.7em; }
  > strong { display: inline-block; color: ${color.success}; font-size: ${text.lead}; }
  > strong[data-state='failed'] { color: ${color.danger}; }
`;

const MAX_NOTE = 300;

interface StepNoteProps {
  note: string;
  onSave: (note: string) => void;
  onCancel: () => void;
}

/** What a reader notes on a step that couldn’t be done. */
function StepNote({ note, onSave, onCancel }: StepNoteProps) {
  const [text, setText] = useState(note);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSave(text.trim());
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isComposing(event)) return;
    // Escape would close the view.
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  }

  return (
    <form onSubmit={handleSubmit} onKeyDown={handleKey}>
      <Field
        label="What went wrong? (optional)"
        hint={`Up to ${MAX_NOTE} characters. Your note stays on this device.`}
      >
        <TextArea
          autoFocus
          maxLength={MAX_NOTE}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Cluster>
        <Button type="submit" size="lg">
          Save and continue
        </Button>
        <Button variant="secondary" size="lg" onClick={onCancel}>
          Cancel
        </Button>
      </Cluster>
    </form>
  );
}

interface StepViewProps {
  steps: readonly ArticleStep[];
  marks: Marks;
  /** Which of them is on screen. */
  at: number;
  onGo: (by: 1 | -1) => void;
  onMark: (state: Mark['state'], note?: string) => void;
}

const DIRECTIONS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The step on screen: what to do, and whether it was done. */
export function StepView({ steps, marks, at, onGo, onMark }: StepViewProps) {
  const [isFailing, setIsFailing] = useState(false);
  const place = useRef<HTMLElement>(null);
  const step = steps[at];
  const html = useMemo(() => ({ __html: trustedHtml(step?.html ?? '') }), [step]);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  if (!step) return null;
  const mark = marks[step.key];

  function handleKey(event: KeyboardEvent) {
    const target = event.target as Element;
    if (target.matches('textarea, input') || event.altKey || event.ctrlKey || event.metaKey) return;
    const by = DIRECTIONS[event.key];
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (!by && (!isPress || target.closest('button, a, summary'))) return;
    event.preventDefault();
    if (by) onGo(by);
    else if (!event.repeat) onMark('done');
  }

  return (
    <Body onKeyDown={handleKey}>
      <Sheet>
        <Step ref={place} tabIndex={-1} aria-label={`Step ${at + 1} of ${steps.length}`}>
          <p>{[`Step ${at + 1} of ${steps.length}`, step.place].filter(Boolean).join(' · ')}</p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the API sanitizes it with a closed schema */}
          <div data-long={step.text.length > LONG || undefined} dangerouslySetInnerHTML={html} />
          {mark && (
            <strong data-state={mark.state}>
              {[mark.state === 'done' ? '✓ Done' : '✗ Couldn’t do this', mark.note]
                .filter(Boolean)
                .join(': ')}
            </strong>
          )}
          {isFailing && (
            <StepNote
              note={mark?.note ?? ''}
              onCancel={() => setIsFailing(false)}
              onSave={(note) => onMark('failed', note)}
            />
          )}
        </Step>
      </Sheet>
      {!isFailing && (
        <Foot>
          <div>
            <Button variant="secondary" disabled={at === 0} onClick={() => onGo(-1)}>
              Back
            </Button>
            <Button variant="secondary" onClick={() => setIsFailing(true)}>
              Couldn’t do this
            </Button>
            {/* The second press of a double click would be about the next step. */}
            <Button onClick={({ detail }) => detail < 2 && onMark('done')}>Done</Button>
          </div>
          <p>
            <kbd>Space</kbd> or <kbd>Enter</kbd> done · <kbd>←</kbd> <kbd>→</kbd> look at other
            steps · <kbd>Esc</kbd> close
          </p>
        </Foot>
      )}
    </Body>
  );
}
