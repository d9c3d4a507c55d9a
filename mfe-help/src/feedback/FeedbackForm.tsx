import {
  type FeedbackAnswer,
  type FeedbackReason,
  MAX_FEEDBACK_COMMENT,
} from '@pressline/shared-api';
import { Button, Field, TextArea, theme } from '@pressline/shared-ui';
import { formatNumber } from '@pressline/shared-ui/format';
import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { FeedbackState } from './useFeedback';

const { space, text, layout } = theme;

const REASONS: Readonly<Record<FeedbackReason, string>> = {
  incomplete: 'Something is missing',
  unclear: 'It is hard to follow',
  outdated: 'It is out of date',
  incorrect: 'Something is wrong',
  'not-found': 'It is not what I was looking for',
  other: 'Something else',
};

const FAILURES: Partial<Record<FeedbackState, string>> = {
  failed: 'We couldn’t send your answer. Nothing is lost: try again.',
  'too-many': 'Too many responses in a short time. Nothing is lost: try again in a minute.',
};

const Form = styled.form`
  display: grid;
  gap: ${space.lg};
  max-width: 34rem;
`;
const Reasons = styled.fieldset`
  legend { margin-bottom: ${space.xs}; padding: 0; font-size: ${text.small}; font-weight: 600; }
  label { display: flex; align-items: center; gap: ${space.sm}; min-height: ${layout.target}; cursor: pointer; }
  input { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; }
`;

interface FeedbackFormProps {
  answer: FeedbackAnswer;
  state: FeedbackState;
  onSend: (answer: FeedbackAnswer) => void;
}

export function FeedbackForm({ answer, state, onSend }: FeedbackFormProps) {
  const [reason, setReason] = useState(answer.reason);
  const [comment, setComment] = useState(answer.comment);
  const name = useId();
  const { vote } = answer;
  const isTooLong = comment.length > MAX_FEEDBACK_COMMENT;
  const failure = FAILURES[state];

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isTooLong) onSend({ vote, reason: vote === 'down' ? reason : null, comment });
  }

  return (
    <Form onSubmit={handleSubmit}>
      {vote === 'down' && (
        <Reasons>
          <legend>What went wrong? (optional)</legend>
          {Object.entries(REASONS).map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name={name}
                checked={reason === value}
                onChange={() => setReason(value as FeedbackReason)}
              />
              {label}
            </label>
          ))}
        </Reasons>
      )}
      <Field
        label={vote === 'down' ? 'What did you need? (optional)' : 'What helped most? (optional)'}
        hint={`${formatNumber(comment.length)} of ${formatNumber(MAX_FEEDBACK_COMMENT)} characters. Please leave out personal data.`}
        error={isTooLong && `At most ${MAX_FEEDBACK_COMMENT} characters`}
      >
        <TextArea
          name="comment"
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
      </Field>
      <div role="alert">{failure && <p>{failure}</p>}</div>
      <div>
        <Button type="submit" isBusy={state === 'sending'}>
          {state === 'sending' ? 'Sending...' : 'Send'}
        </Button>
      </div>
    </Form>
  );
}
