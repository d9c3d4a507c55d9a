import { MAX_FEEDBACK_COMMENT } from '@pressline/shared-api';
import { Button, Field, TextArea, theme } from '@pressline/shared-ui';
import { keyframes, styled } from 'styled-components';

const Place = styled.div`
  display: grid;
  gap: ${theme.space.md};
  max-width: 34rem;
`;

/** What completes the votes to a form where no script sends them. */
export function PlainFeedback() {
  return (
    <noscript>
      <Place>
        <Field label="What did you need, or what helped most? (optional)">
          <TextArea name="comment" maxLength={MAX_FEEDBACK_COMMENT} />
        </Field>
        <div>
          <Button type="submit">Send</Button>
        </div>
      </Place>
    </noscript>
  );
}

const appear = keyframes`to { visibility: visible; }`;

/** For a vote whose script does not come: its place is kept, so that nothing moves. */
export const LateSend = styled(Button).attrs({ type: 'submit', children: 'Send' })`
  visibility: hidden;
  form:has(:checked) & { animation: ${appear} 0s 2s forwards; }
  @media (scripting: none) { display: none; }
`;
