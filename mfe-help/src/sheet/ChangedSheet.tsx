import type { SheetCheck } from '@pressline/shared-api';
import { Container, LinkButton, media, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { articlePath, printPath } from '../routes';
import { Prose } from '../text/Prose';
import { SheetChanges } from './SheetChanges';
import { Verdict } from './Verdict';
import { PresentRevision, type SheetArticle } from './verdicts';

const { space } = theme;

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
          <h2 id="changes">What has changed</h2>
          <SheetChanges changes={check.changes} more={check.more} />
        </section>
        <section aria-labelledby="present">
          <h2 id="present">The text as it is now</h2>
          <Prose html={check.html} />
        </section>
      </Columns>
    </>
  );
}
