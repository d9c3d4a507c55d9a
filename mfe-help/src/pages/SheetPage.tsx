import { company } from '@pressline/shared-api/company';
import { useQuery } from '@pressline/shared-api/query';
import { PageHead } from '@pressline/shared-ui/head';
import { useParams } from '@pressline/shared-ui/router';
import { ArticleFailure } from '../article/ArticleFailure';
import { ArticleSkeleton } from '../article/ArticleSkeleton';
import { ChangedSheet } from '../article/sheet/ChangedSheet';
import { CurrentSheet, UnknownSheet, UnpublishedSheet } from '../article/sheet/verdicts';
import { isNotFound, sheetQuery } from '../queries';

/** Whether a printed checklist is still current: where the code on it leads. */
export default function SheetPage() {
  const { article: id = '', revision = '' } = useParams();
  const { data: check, isPending, error, refetch } = useQuery(sheetQuery(id, revision));

  if (isPending) return <ArticleSkeleton />;
  const isUnknown = check === null || isNotFound(error);
  if (!check && !isUnknown) return <ArticleFailure onRetry={() => void refetch()} />;
  const { state = 'unknown', article } = check ?? {};
  return (
    <>
      <PageHead
        title={`Printed checklist · ${company.productName} Help Center`}
        description="Check whether a printed checklist is still current."
        {...(isUnknown && { status: 404 })}
        noIndex
      />
      {!check && <UnknownSheet />}
      {check && !article && <UnpublishedSheet />}
      {state === 'current' && article && <CurrentSheet article={article} />}
      {state === 'changed' && check && article && <ChangedSheet check={check} article={article} />}
    </>
  );
}
