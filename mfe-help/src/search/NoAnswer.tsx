import type { Answer } from '@pressline/shared-api';
import { LinkButton, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import { contactPath } from '../helpAddress';
import { AnswerBox, openedName } from './BestPassage';

const { color, space, text } = theme;

const Box = styled(AnswerBox)`
  border-top-color: ${color.lineStrong};

  h3 { color: ${color.ink}; font-size: ${text.heading4}; }
`;
const Ask = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.md};
`;

interface NoAnswerProps {
  q: string;
  /** Articles that come nearest; results that stand below are nearer. */
  nearest: Answer['nearest'];
  /** Whether nothing else was found either. */
  isAll: boolean;
}

export function NoAnswer({ q, nearest, isAll }: NoAnswerProps) {
  const headingId = useId();
  return (
    <Box aria-labelledby={headingId}>
      <h3 id={headingId}>We couldn’t find an answer in the help center.</h3>
      {isAll && nearest.length > 0 && (
        <div>
          <p>Closest articles:</p>
          <ul>
            {nearest.map(({ slug, title, path }) => (
              <li key={slug} dir="auto">
                <Link to={path} data-result-stop="" data-counts={openedName(q)}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Ask>
        <LinkButton variant="secondary" asChild>
          <Link to={contactPath(q)} data-result-stop="">
            Ask us
          </Link>
        </LinkButton>
        <p>We’ll fill in your question and reply by email.</p>
      </Ask>
      {isAll && (
        <p>
          Or try fewer or more general words, or <Link to="/help">browse the categories</Link>.
        </p>
      )}
    </Box>
  );
}
