import { FEEDBACK_VOTES, type FeedbackAnswer, type FeedbackVote } from '@pressline/shared-api';
import { Button, Cluster, Icon, theme } from '@pressline/shared-ui';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FeedbackForm } from './FeedbackForm';
import { useFeedback } from './useFeedback';

const { color, space, text } = theme;

const Section = styled.section`
  display: grid;
  gap: ${space.md};
  max-width: 46rem;
  padding-block: ${space.lg};
  border-block: 1px solid ${color.line};

  h2 { font-size: ${text.heading4}; }
  [aria-pressed='true'] { background: ${color.ink}; color: ${color.paper}; }

  /* An answer needs a script to be sent. */
  @media (scripting: none) { display: none; }
  @media print { display: none; }
`;

const VOTES = {
  up: { label: 'Yes', icon: 'thumb-up' },
  down: { label: 'No', icon: 'thumb-down' },
} as const;

/** "Was this helpful?": a vote counts at once; words may follow, and all of it can be changed. */
export default function ArticleFeedback({ articleId }: { articleId: string }) {
  const { answer, state, send } = useFeedback(articleId);
  const [draft, setDraft] = useState<FeedbackAnswer>();
  const thanks = useRef<HTMLParagraphElement>(null);
  const headingId = useId();

  function handleVote(vote: FeedbackVote) {
    const said = draft ?? answer;
    const next = { reason: null, comment: '', ...said, vote };
    setDraft(next);
    if (vote !== answer?.vote) void send({ ...next, reason: vote === 'up' ? null : next.reason });
  }

  async function handleSend(next: FeedbackAnswer) {
    setDraft(next);
    if (!(await send(next))) return;
    setDraft(undefined);
    // The button that had the focus is gone.
    requestAnimationFrame(() => thanks.current?.focus());
  }

  const isAnswered = answer !== undefined && draft === undefined;
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>Was this helpful?</h2>
      {isAnswered ? (
        <>
          <p ref={thanks} tabIndex={-1} role="status">
            Thank you. You said {VOTES[answer.vote].label.toLowerCase()}, and we read every answer.
          </p>
          <Cluster>
            <Button variant="secondary" size="sm" onClick={() => setDraft(answer)}>
              Change your answer
            </Button>
          </Cluster>
        </>
      ) : (
        <Cluster>
          {FEEDBACK_VOTES.map((vote) => (
            <Button
              key={vote}
              variant="secondary"
              aria-pressed={draft?.vote === vote}
              onClick={() => handleVote(vote)}
            >
              <Icon name={VOTES[vote].icon} />
              {VOTES[vote].label}
            </Button>
          ))}
        </Cluster>
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
