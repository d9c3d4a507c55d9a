import type { Answer, Passage } from '@pressline/shared-api';
import { theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import { LocalDate } from '../text/LocalDate';
import { Marked } from './Marked';

const { color, space, text, layout } = theme;

const Box = styled.section`
  display: grid;
  gap: ${space.sm};
  max-width: 50rem;
  padding: ${space.md} ${space.lg};
  border: 1px solid ${color.line};
  border-top: 4px solid ${color.cyan};
  background: ${color.surface};

  h3 { color: ${color.inkMuted}; font-size: ${text.small}; font-weight: 600; }
  blockquote { margin: 0; font-size: ${text.lead}; line-height: 1.5; white-space: pre-line; }
  dl { display: grid; gap: ${space.xxs} ${space.md}; margin: 0; }
  dt { color: ${color.inkMuted}; font-size: ${text.small}; }
  dd { margin: 0; }
  p { color: ${color.inkMuted}; font-size: ${text.small}; }
  a { display: inline-block; padding-block: ${space.xs}; }
  ul { padding: 0; list-style: none; }
  li a { min-height: ${layout.target}; }

  @media (min-width: 640px) { dl { grid-template-columns: minmax(6rem, auto) 1fr; } }
`;

/** A table row says what its cells are; everything else is text as it stands. */
function Words({ passage: { cells, text: words, marks } }: { passage: Passage }) {
  if (cells.length === 0) return <Marked text={words} marks={marks} />;
  return (
    <dl>
      {cells.map(({ column, text: cell }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same title
        <div key={index} style={{ display: 'contents' }}>
          <dt>{column}</dt>
          <dd>{cell}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The passage that answers a search, word for word, or the honest word that there is none. */
export function BestPassage({ answer }: { answer: Answer }) {
  const headingId = useId();
  const { passage, nearest, askPath } = answer;
  if (passage) {
    const { title, heading, updatedAt, path } = passage;
    return (
      <Box aria-labelledby={headingId}>
        <h3 id={headingId}>Best passage, word for word</h3>
        <blockquote cite={path} dir="auto">
          <Words passage={passage} />
        </blockquote>
        <p>
          {/* A document navigation: only that goes to a text and marks it. */}
          <a href={path}>
            {title}
            {heading && ` › ${heading}`}
          </a>
          {' · Updated '}
          <LocalDate iso={updatedAt} />
        </p>
      </Box>
    );
  }
  return (
    <Box aria-labelledby={headingId}>
      <h3 id={headingId}>No passage in the help center answers this.</h3>
      {nearest.length > 0 && (
        <>
          <p>The nearest articles:</p>
          <ul>
            {nearest.map(({ slug, title, path }) => (
              <li key={slug}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link to={askPath}>Ask us</Link> and we answer you: your question comes along.
      </p>
    </Box>
  );
}
