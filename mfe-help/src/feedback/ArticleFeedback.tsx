import type { ArticlePage, FeedbackAnswer, FeedbackVote } from '@pressline/shared-api';
import { Button, theme } from '@pressline/shared-ui';
import { useLocation } from '@pressline/shared-ui/router';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FeedbackForm } from './FeedbackForm';
import { readAnswer } from './feedbackAnswers';
import { FallbackSendButton, PlainFeedback, SuggestLink } from './SuggestLink';
import { useFeedback } from './useFeedback';
import { Votes } from './Votes';

const { color, space, text } = theme;

const Section = styled.section`
  display: grid;
  gap: ${space.md};
  max-width: 46rem;
  padding-block: ${space.lg};
  border-block: 1px solid ${color.line};

  h2 { font-size: ${text.heading4}; }

  > form { display: grid; gap: inherit; }
  [role='alert'] { color: ${color.danger}; font-weight: 600; }
`;
const Line = styled.div`
  display: flex;
  gap: ${space.sm};
`;
/**
 * "Was this helpful?": a vote is sent at once; a comment may follow, and both can be changed. Votes are
 * radio buttons, which keep a choice that was made before the script arrived; without script they are
 * a form, whose answer is this page again.
 */
export default function ArticleFeedback({ article }: { article: ArticlePage }) {
  const { id: articleId, slug } = article;
  const { answer, state, send } = useFeedback(articleId);
  const [draft, setDraft] = useState<FeedbackAnswer>();
  const votes = useRef<HTMLDivElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const isFocusLost = useRef(false);
  const headingId = useId();
  const posted = new URLSearchParams(useLocation().search);

  function handleVote(vote: FeedbackVote) {
    const known = readAnswer(articleId);
    const next = { reason: null, comment: '', ...known, ...draft, vote };
    setDraft(next);
    if (vote !== known?.vote) void send({ ...next, reason: vote === 'up' ? null : next.reason });
  }

  const takeEarlyVote = useEffectEvent(() => {
    const pressed = votes.current?.querySelector<HTMLInputElement>(':checked');
    const known = readAnswer(articleId)?.vote;
    if (pressed && pressed.value !== known) handleVote(pressed.value as FeedbackVote);
    // The thanks are about to take the place of the votes.
    else isFocusLost.current = Boolean(known && votes.current?.matches(':focus-within'));
  });
  useLayoutEffect(() => takeEarlyVote(), []);

  async function handleSend(next: FeedbackAnswer) {
    setDraft(next);
    if (!(await send(next))) return;
    isFocusLost.current = true;
    setDraft(undefined);
  }

  const isAnswered = answer !== undefined && draft === undefined;
  useEffect(() => {
    if (!isAnswered) return;
    if (isFocusLost.current) thanks.current?.focus();
    isFocusLost.current = false;
  }, [isAnswered]);

  function content() {
    if (isAnswered) {
      return (
        <>
          <p ref={thanks} tabIndex={-1} role="status">
            Thanks. We read every answer.
          </p>
          <div>
            <Button variant="secondary" size="sm" onClick={() => setDraft(answer)}>
              Change your answer
            </Button>
          </div>
        </>
      );
    }
    if (posted.get('sent') === 'feedback' && !draft) {
      return <p role="status">Thanks. We read every answer.</p>;
    }
    return (
      <form method="post" action={`/api/help/articles/${articleId}/feedback`}>
        <Line>
          <Votes rootRef={votes} labelledBy={headingId} chosen={draft?.vote} onVote={handleVote} />
          {!draft && <FallbackSendButton />}
        </Line>
        <PlainFeedback />
      </form>
    );
  }

  return (
    <Section id="feedback" aria-labelledby={headingId}>
      <h2 id={headingId}>Was this helpful?</h2>
      {posted.get('failed') === 'feedback' && (
        <p role="alert">We couldn’t send your answer. Go back one page to find what you entered.</p>
      )}
      {content()}
      {draft && (
        <FeedbackForm
          key={draft.vote}
          answer={draft}
          state={state}
          onSend={(next) => void handleSend(next)}
        />
      )}
      <SuggestLink slug={slug} />
    </Section>
  );
}
