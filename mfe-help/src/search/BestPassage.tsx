import type { Passage } from '@pressline/shared-api';
import { useId } from 'react';
import { LocalDate } from '../components/LocalDate';
import { AnswerBox } from './AnswerBox';
import { Marked } from './Marked';
import { openedName } from './openedName';

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
