import type { Answer, SearchAnswer } from '@pressline/shared-api';
import { company } from '@pressline/shared-api/company';
import { useQuery } from '@pressline/shared-api/query';
import { LinkButton, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { type PointerEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { contactPath } from '../helpAddress';
import { choiceQuery } from '../queries';
import type { SearchedBy } from '../useHelpAddress';
import { AnswerBox, BestPassage, openedName } from './BestPassage';

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

function NoAnswer({ q, nearest, isAll }: NoAnswerProps) {
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

/* The hidden answer holds the place open, so that another one moves nothing: a longer one scrolls above its source. */
const Place = styled.div`
  position: relative;
  display: grid;

  &[data-may-change] { min-height: 16rem; }
  > div { display: grid; }
  > [inert] { visibility: hidden; }
  > [role='status'] {
    position: absolute;
    inset: 0;
    grid-template-rows: 100%;
    pointer-events: none;
  }
  > [role='status'] > * { overflow: auto; pointer-events: auto; }
  > [role='status'] blockquote + p {
    position: sticky;
    bottom: calc(-1 * ${space.md});
    margin-bottom: calc(-1 * ${space.md});
    padding-bottom: ${space.md};
    background: ${color.surface};
  }

  @media print {
    > [inert] { display: none; }
    > [role='status'] { position: static; }
  }
`;

interface AnswerPlaceProps {
  q: string;
  found: SearchAnswer;
  searchedBy: SearchedBy | undefined;
}

/**
 * The best passage, or that there is none, which is not said while one types. After Enter a model may
 * choose another passage: it comes in the same place, unless the reader is using what stands there.
 */
export function AnswerPlace({ q, found, searchedBy }: AnswerPlaceProps) {
  const isAsked = company.hasAnswersModel === true && searchedBy === 'enter';
  const { data: choice } = useQuery({ ...choiceQuery(q), enabled: isAsked });
  const [isInUse, setInUse] = useState(false);
  const show = ({ passage, nearest }: Answer) => {
    if (passage) return <BestPassage q={q} passage={passage} />;
    return <NoAnswer q={q} nearest={nearest} isAll={found.hits.length === 0} />;
  };
  if (searchedBy === 'typing' && !found.passage) return null;
  const isOther = choice !== undefined && choice.passage?.path !== found.passage?.path;
  const isReplaced = isOther && !isInUse && searchedBy !== 'typing';
  const hold = () => {
    if (!isReplaced) setInUse(true);
  };
  const holdLink = ({ target }: PointerEvent) => (target as Element).closest('a') && hold();
  return (
    <Place
      data-may-change={isAsked || undefined}
      onFocus={hold}
      onPointerDown={hold}
      onPointerOver={holdLink}
    >
      <div inert={isReplaced}>{show(found)}</div>
      {/* Always in the page, so that its change is announced. */}
      <div role="status">{isReplaced && show(choice)}</div>
    </Place>
  );
}
