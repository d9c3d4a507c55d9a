import { FEEDBACK_VOTES, type FeedbackAnswer, type FeedbackVote } from '@pressline/shared-api';
import { Button, forcedChosen, Icon, theme } from '@pressline/shared-ui';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FeedbackForm } from './FeedbackForm';
import { readAnswer } from './feedbackAnswers';
import { useFeedback } from './useFeedback';

const { color, space, text, radius, layout } = theme;

const Section = styled.section`
  display: grid;
  gap: ${space.md};
  max-width: 46rem;
  padding-block: ${space.lg};
  border-block: 1px solid ${color.line};

  h2 { font-size: ${text.heading4}; }

  /* An answer needs a script to be sent. */
  @media (scripting: none) { display: none; }
  @media print { display: none; }
`;
const Votes = styled.div`
  display: flex;
  gap: ${space.sm};

  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
    min-height: ${layout.target};
    padding-inline: 1.35em;
    border: 1px solid ${color.ink};
    border-radius: ${radius.sm};
    background: ${color.surface};
    font-size: ${text.small};
    font-weight: 600;
    cursor: pointer;
  }
  label:hover { box-shadow: -3px -2px 0 ${color.cyan}, 3px 2px 0 ${color.magenta}; }
  label:has(:checked) { background: ${color.ink}; color: ${color.paper}; box-shadow: none; ${forcedChosen} }
  label:has(:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 2px; }
  input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
`;

const VOTES = {
  up: { label: 'Yes', icon: 'thumb-up' },
  down: { label: 'No', icon: 'thumb-down' },
} as const;

/**
 * "Was this helpful?": a vote is sent at once; a comment may follow, and both can be changed. Votes are
 * radio buttons, which keep a choice that was made before the script arrived.
 */
export default function ArticleFeedback({ articleId }: { articleId: string }) {
  const { answer, state, send } = useFeedback(articleId);
  const [draft, setDraft] = useState<FeedbackAnswer>();
  const votes = useRef<HTMLDivElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const wasSent = useRef(false);
  const headingId = useId();

  function handleVote(vote: FeedbackVote) {
    const known = readAnswer(articleId);
    const next = { reason: null, comment: '', ...known, ...draft, vote };
    setDraft(next);
    if (vote !== known?.vote) void send({ ...next, reason: vote === 'up' ? null : next.reason });
  }

  const takeEarlyVote = useEffectEvent(() => {
    const pressed = votes.current?.querySelector<HTMLInputElement>(':checked');
    if (pressed) handleVote(pressed.value as FeedbackVote);
  });
  useLayoutEffect(() => takeEarlyVote(), []);

  async function handleSend(next: FeedbackAnswer) {
    setDraft(next);
    if (!(await send(next))) return;
    wasSent.current = true;
    setDraft(undefined);
  }

  const isAnswered = answer !== undefined && draft === undefined;
  useEffect(() => {
    // The button that had the focus is gone.
    if (isAnswered && wasSent.current) thanks.current?.focus();
    wasSent.current = false;
  }, [isAnswered]);

  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>Was this helpful?</h2>
      {isAnswered ? (
        <>
          <p ref={thanks} tabIndex={-1} role="status">
            Thank you. You said {VOTES[answer.vote].label.toLowerCase()}, and we read every answer.
          </p>
          <div>
            <Button variant="secondary" size="sm" onClick={() => setDraft(answer)}>
              Change your answer
            </Button>
          </div>
        </>
      ) : (
        <Votes ref={votes} role="radiogroup" aria-labelledby={headingId}>
          {FEEDBACK_VOTES.map((vote) => (
            <label key={vote}>
              <input
                type="radio"
                name={headingId}
                value={vote}
                checked={draft?.vote === vote}
                onChange={() => handleVote(vote)}
              />
              <Icon name={VOTES[vote].icon} />
              {VOTES[vote].label}
            </label>
          ))}
        </Votes>
      )}
      {draft && (
        <FeedbackForm
          key={draft.vote}
          answer={draft}
          state={state}
          onSend={(next) => void handleSend(next)}
        />
      )}
    </Section>
  );
}
