import { type PublicTerm, termAnchor } from '@pressline/shared-api';
import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

/** Whose letters lists sort without accents, and whose syllables by their first letters. */
const TAKEN_APART = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Hangul}]/u;

/** The heading under which a term stands: its first letter, `0–9` for a digit. */
function letterOf(term: string): string {
  const [whole = ''] = term.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');
  const [first = ''] = TAKEN_APART.test(whole) ? whole.normalize('NFKD') : whole;
  return /\p{L}/u.test(first) ? first.toUpperCase() : '0–9';
}

interface LetterGroup {
  letter: string;
  terms: readonly PublicTerm[];
}

/** Terms by their first letters, both in alphabetical order. */
export function groupByLetter(terms: readonly PublicTerm[]): LetterGroup[] {
  const groups = new Map<string, PublicTerm[]>();
  for (const term of [...terms].sort((a, b) => a.term.localeCompare(b.term, 'en'))) {
    const letter = letterOf(term.term);
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups].map(([letter, found]) => ({ letter, terms: found }));
}

export const letterId = (letter: string): string => `letter-${letter.toLowerCase()}`;

const { color, space, text, font, radius } = theme;

const Entry = styled.div`
  display: grid;
  gap: ${space.xxs};
  padding: ${space.sm};
  border-radius: ${radius.sm};
  scroll-margin-top: ${space.lg};

  &:target { background: ${color.warningSoft}; box-shadow: inset 3px 0 ${color.yellow}; }
  dt { display: flex; flex-wrap: wrap; gap: 0 ${space.sm}; align-items: baseline; }
  dfn { font: 700 ${text.heading4}/1.3 ${font.display}; }
  dt > span { color: ${color.inkMuted}; font-size: ${text.small}; }
  dd { max-width: 42rem; margin: 0; line-height: 1.6; }
  dd + dd { color: ${color.inkMuted}; font-size: ${text.small}; }
  dd a { display: inline-block; padding-block: 0.2rem; }
`;

interface GlossaryEntryProps {
  entry: PublicTerm;
  /** The terms that the page has, so that no link leads nowhere. */
  known: ReadonlySet<string>;
}

export function GlossaryEntry({ entry, known }: GlossaryEntryProps) {
  const { term, otherNames, definition, seeAlso, category } = entry;
  return (
    <Entry id={termAnchor(term)}>
      <dt dir="auto">
        <dfn>{term}</dfn>
        <span>{[...otherNames, category].join(' · ')}</span>
      </dt>
      <dd dir="auto">{definition}</dd>
      {seeAlso.length > 0 && (
        <dd>
          See also{' '}
          {seeAlso.map((other, index) => (
            <span key={other}>
              {index > 0 && <span>, </span>}
              {known.has(termAnchor(other)) ? <a href={`#${termAnchor(other)}`}>{other}</a> : other}
            </span>
          ))}
        </dd>
      )}
    </Entry>
  );
}
