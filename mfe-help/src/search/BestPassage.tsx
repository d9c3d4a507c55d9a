import type { MarkedText, Passage } from '@pressline/shared-api';
import { theme } from '@pressline/shared-ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { LocalDate } from '../components/LocalDate';

const { color, space, text, layout } = theme;

/** What a search says first: a passage, or that there is none. */
export const AnswerBox = styled.section`
  display: grid;
  align-content: start;
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
  p a, li a { display: inline-block; padding-block: ${space.xs}; }
  ul { padding: 0; list-style: none; }
  dl > div { display: contents; }
  li a { min-height: ${layout.target}; }

  @media (min-width: 640px) { dl { grid-template-columns: minmax(6rem, auto) 1fr; } }
`;

const Mark = styled.mark`
  padding-inline: 0.1em;
  border-radius: ${theme.radius.sm};
  background: ${theme.color.warningSoft};
  color: inherit;
  font-weight: 600;
  box-shadow: inset 0 -2px 0 ${theme.color.yellow};
`;

/** A text with the words that the search matched, as if gone over with a marker. */
export function Marked({ text, marks }: MarkedText) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    parts.push(text.slice(at, start), <Mark key={start}>{text.slice(start, end)}</Mark>);
    at = end;
  }
  // Another text is another element: a browser may have translated this one, piece by piece.
  return (
    <span key={`${text} ${marks}`}>
      {parts}
      {text.slice(at)}
    </span>
  );
}

/** What opening a result of a search counts as, in `data-counts`. */
export const openedName = (q: string): string =>
  `search/opened?${new URLSearchParams({ q: q.slice(0, 200) })}`;

/** A table row says what its cells are; everything else is text as it is. */
function Words({ passage: { cells, text: words, marks } }: { passage: Passage }) {
  if (cells.length === 0) return <Marked text={words} marks={marks} />;
  return (
    <dl>
      {cells.map(({ column, text: cell }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same title
        <div key={index}>
          <dt>{column}</dt>
          <dd>{cell}</dd>
        </div>
      ))}
    </dl>
  );
}

export function BestPassage({ q, passage }: { q: string; passage: Passage }) {
  const headingId = useId();
  const { title, heading, updatedAt, path } = passage;
  return (
    <AnswerBox aria-labelledby={headingId}>
      <h3 id={headingId}>Best passage, word for word</h3>
      <blockquote cite={path} dir="auto">
        <Words passage={passage} />
      </blockquote>
      <p>
        {/* A document navigation: only that goes to a text and marks it. */}
        <a href={path} dir="auto" data-counts={openedName(q)}>
          {[title, heading].filter(Boolean).join(' › ')}
        </a>
        {' · Updated '}
        <LocalDate iso={updatedAt} />
      </p>
    </AnswerBox>
  );
}
