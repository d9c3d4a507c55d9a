import type { SheetCheck } from '@pressline/shared-api';
import { LinkButton } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { LocalDate } from '../../components/LocalDate';
import { articlePath, HELP_PATH } from '../../routes';
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
      It matches <PresentRevision article={article} />. You can keep using it.
    </Verdict>
  );
}

export function UnpublishedSheet() {
  return (
    <Verdict tone="danger" title="This article is no longer published" links={toHelp}>
      Stop using this sheet and take it down. The article was unpublished, either for editing or
      permanently.
    </Verdict>
  );
}

export function UnknownSheet() {
  return (
    <Verdict tone="danger" title="Unknown sheet" links={toHelp}>
      We couldn’t find an article with this revision. Check the address below the code on the sheet.
      If it’s correct, stop using the sheet: its article was deleted or never had this revision.
    </Verdict>
  );
}
