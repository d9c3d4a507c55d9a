import type { SheetChange, SheetCheck } from '@pressline/shared-api';
import { Container, LinkButton, media, theme, VisuallyHidden } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { Prose } from '../../components/Prose';
import { articlePath, printPath } from '../../routes';
import { PresentRevision, type SheetArticle, Verdict } from './verdicts';

const { color, space, text } = theme;

const List = styled.ol`
  display: grid;
  gap: ${space.md};
  padding: 0;
  list-style: none;

  li { padding-inline-start: ${space.md}; border-inline-start: 4px solid ${color.warning}; }
  small { display: block; margin-bottom: ${space.xxs}; color: ${color.inkMuted}; font-size: ${text.small}; }
  p { line-height: 1.5; unicode-bidi: plaintext; }
  del { color: ${color.danger}; text-decoration-thickness: 2px; }
  del + ins { margin-inline-start: 0.25em; }
  ins { background: ${color.successSoft}; color: ${color.success}; font-weight: 600; text-decoration: underline; text-underline-offset: 0.2em; }
`;

const SIDES = { left: ['del', 'Removed: '], right: ['ins', 'New: '] } as const;

function Pieces({ pieces }: Pick<SheetChange, 'pieces'>) {
  return pieces.map(({ text: words, side }, index) => {
    const shown = words.replaceAll('\t', ' | ');
    if (side === 'both') return shown;
    const [Side, label] = SIDES[side];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      <Side key={index}>
        <VisuallyHidden>{label}</VisuallyHidden>
        {shown}
      </Side>
    );
  });
}

/** The changes of a text, line by line, as far as they are known. */
function SheetChanges({ changes, more }: Pick<SheetCheck, 'changes' | 'more'>) {
  if (!changes) return <p>We no longer have this revision to compare. Use the current text.</p>;
  if (changes.length === 0) return <p>The words are the same; links, pictures or layout differ.</p>;
  return (
    <>
      <List>
        {changes.map(({ place, pieces }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>
            {place && <small>{place}</small>}
            <p>
              <Pieces pieces={pieces} />
            </p>
          </li>
        ))}
      </List>
      {more > 0 && <p>And {more} more. Read the whole text.</p>}
    </>
  );
}

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxl};
  padding-block: ${space.xl} ${space.xxl};
  overflow-wrap: anywhere;

  ${media.medium} { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
  section > h2 { margin-bottom: ${space.md}; font-size: ${theme.text.heading3}; }
`;

export function ChangedSheet({ check, article }: { check: SheetCheck; article: SheetArticle }) {
  return (
    <>
      <Verdict
        tone="warning"
        title="This sheet is out of date"
        links={
          <>
            <LinkButton href={printPath(article.slug)}>Print the current sheet</LinkButton>
            <LinkButton asChild variant="secondary">
              <Link to={articlePath(article.slug)}>Read the article</Link>
            </LinkButton>
          </>
        }
      >
        You hold revision {check.revision}. Published now: <PresentRevision article={article} />.
      </Verdict>
      <Columns>
        <section aria-labelledby="changes">
          <h2 id="changes">What changed</h2>
          <SheetChanges changes={check.changes} more={check.more} />
        </section>
        <section aria-labelledby="present">
          <h2 id="present">The current text</h2>
          <Prose html={check.html} />
        </section>
      </Columns>
    </>
  );
}
