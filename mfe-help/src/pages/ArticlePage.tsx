import { company } from '@pressline/shared-api/company';
import { useQuery } from '@pressline/shared-api/query';
import { PageHead } from '@pressline/shared-ui/head';
import { Navigate, useParams } from '@pressline/shared-ui/router';
import { Article } from '../article/Article';
import { ArticleEnd } from '../article/ArticleEnd';
import { ArticleFailure } from '../article/ArticleFailure';
import { ArticleSkeleton } from '../article/ArticleSkeleton';
import { needsOwnDocument, OwnDocument } from '../article/OwnDocument';
import { articleStructuredData } from '../article/structuredData';
import { useReading } from '../article/useReading';
import { articleQuery, isNotFound } from '../queries';
import { articlePath } from '../routes';
import { NotFoundPage } from './lateNotFoundPage';

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
