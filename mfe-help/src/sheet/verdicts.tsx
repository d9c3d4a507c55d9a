import type { SheetCheck } from '@pressline/shared-api';
import { LinkButton } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { articlePath, HELP_PATH } from '../routes';
import { LocalDate } from '../text/LocalDate';
import { Verdict } from './Verdict';

export type SheetArticle = NonNullable<SheetCheck['article']>;

export function PresentRevision({ article }: { article: SheetArticle }) {
  return (
    <>
      <strong dir="auto">{article.title}</strong>, revision {article.revision} of{' '}
      <LocalDate iso={article.updatedAt} />
    </>
  );
}

const toHelp = (
  <LinkButton asChild variant="secondary">
    <Link to={HELP_PATH}>Search the Help Center</Link>
  </LinkButton>
);

export function CurrentSheet({ article }: { article: SheetArticle }) {
  return (
    <Verdict
      tone="success"
      title="This sheet is current"
      links={
        <LinkButton asChild variant="secondary">
          <Link to={articlePath(article.slug)}>Read the article</Link>
        </LinkButton>
      }
    >
      It says the same as <PresentRevision article={article} />. Keep working from it.
    </Verdict>
  );
}

export function UnpublishedSheet() {
  return (
    <Verdict tone="danger" title="This article is no longer published" links={toHelp}>
      Stop working from this sheet and take it down. The article may be unpublished while it is
      edited, or for good.
    </Verdict>
  );
}

export function UnknownSheet() {
  return (
    <Verdict tone="danger" title="Unknown sheet" links={toHelp}>
      The help center has no article with this revision. Check the address below the code on the
      sheet. If it is right, stop working from the sheet: its article was deleted, or never had this
      revision.
    </Verdict>
  );
}
