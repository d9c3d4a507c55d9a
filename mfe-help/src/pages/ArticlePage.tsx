import type { ArticlePage as ArticleContent } from '@pressline/shared-api';
import { company } from '@pressline/shared-api/company';
import { useQuery } from '@pressline/shared-api/query';
import { PageHead } from '@pressline/shared-ui/head';
import { Navigate, useParams } from '@pressline/shared-ui/router';
import { useEffect } from 'react';
import { Article } from '../article/Article';
import { ArticleEnd } from '../article/ArticleEnd';
import { ArticleFailure } from '../article/ArticleFailure';
import { ArticleSkeleton } from '../article/ArticleSkeleton';
import { articleStructuredData } from '../article/structuredData';
import { removeOfflineNotice, watchReading } from '../article/watchReading';
import { articleQuery, isNotFound } from '../queries';
import { articlePath } from '../routes';
import { NotFoundPage } from './lazyNotFoundPage';

const FOREIGN_PICTURE = /<img [^>]*?src="https:/;

/**
 * Whether an article was reached without a document of its own and needs one: the policy of a document
 * allows the pictures of its own article alone.
 */
function needsOwnDocument({ html }: ArticleContent): boolean {
  if (typeof window === 'undefined' || !FOREIGN_PICTURE.test(html)) return false;
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && new URL(entry.name).pathname !== location.pathname;
}

function OwnDocument() {
  useEffect(() => location.reload(), []);
  return <ArticleSkeleton />;
}

/** Counts and keeps the article with this id once it is shown; the early script does so with the first. */
function useReading(id: string | undefined): void {
  useEffect(() => {
    if (!id) return undefined;
    watchReading();
    // The worker's notice is about the first article alone.
    return () => removeOfflineNotice();
  }, [id]);
}

export default function ArticlePage() {
  const { slug = '' } = useParams();
  const { data: article, isPending, error, refetch } = useQuery(articleQuery(slug));
  useReading(article?.slug === slug ? article.id : undefined);

  if (isPending) return <ArticleSkeleton />;
  if (article === null || isNotFound(error)) return <NotFoundPage />;
  if (!article) return <ArticleFailure onRetry={() => void refetch()} />;
  if (article.slug !== slug) return <Navigate to={articlePath(article.slug)} replace />;
  if (needsOwnDocument(article)) return <OwnDocument />;

  return (
    <>
      <PageHead
        title={`${article.title} · ${company.productName} Help Center`}
        description={article.summary}
        type="article"
        alternate={{ type: 'text/markdown', href: `${articlePath(article.slug)}.md` }}
        structuredData={articleStructuredData(article)}
      />
      <Article article={article} isCounted />
      <ArticleEnd article={article} />
    </>
  );
}
