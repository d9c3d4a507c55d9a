import { MAX_FEEDBACK_COMMENT } from '@pressline/shared-api';
import { Button, Field, isPlainClick, TextArea, theme } from '@pressline/shared-ui';
import { Link, useNavigate } from '@pressline/shared-ui/router';
import type { MouseEvent } from 'react';
import { keyframes, styled } from 'styled-components';
import { suggestPath } from '../routes';

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
export const FallbackSendButton = styled(Button).attrs({ type: 'submit', children: 'Send' })`
  visibility: hidden;
  form:has(:checked) & { animation: ${appear} 0s 2s forwards; }
  @media (scripting: none) { display: none; }
`;

/** What is selected in the article, in one line; empty when nothing is, or something beside it. */
function selectedPassage(): string {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed) return '';
  const isInArticle = [selection.anchorNode, selection.focusNode].every((node) =>
    (node instanceof Element ? node : node?.parentElement)?.closest('article'),
  );
  if (!isInArticle) return '';
  return selection.toString().replace(/\s+/g, ' ').trim().slice(0, MAX_FEEDBACK_COMMENT);
}

// Pressing it must not end the selection that it takes along.
const Line = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.small};
  -webkit-user-select: none;
  @supports (user-select: none) { user-select: none; }

  a { display: inline-flex; align-items: center; min-height: ${theme.layout.target}; }
`;

export function SuggestLink({ slug }: { slug: string }) {
  const navigate = useNavigate();
  const path = suggestPath(slug);

  function handleClick(event: MouseEvent) {
    const passage = selectedPassage();
    if (!passage || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(`${path}?${new URLSearchParams({ passage })}`);
  }

  return (
    <Line>
      See a mistake? Select the sentence, then{' '}
      <Link to={path} rel="nofollow" data-needs-script="" onClick={handleClick}>
        suggest a change
      </Link>
    </Line>
  );
}
