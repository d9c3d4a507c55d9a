import { company } from '@pressline/shared-api/company';
import { useQuery } from '@pressline/shared-api/query';
import { Container, Icon, theme } from '@pressline/shared-ui';
import { PageHead } from '@pressline/shared-ui/head';
import { Link, Navigate, useParams } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { ArticleBody } from '../components/ArticleBody';
import { ArticleFailure } from '../components/ArticleFailure';
import { ArticleHeader } from '../components/ArticleHeader';
import { ArticleSkeleton } from '../components/ArticleSkeleton';
import { NeedMoreHelp } from '../components/NeedMoreHelp';
import { RelatedArticles } from '../components/RelatedArticles';
import { articleQuery, isNotFound } from '../queries';
import { articlePath, HELP_PATH } from '../routes';
import { articleStructuredData } from '../structuredData';
import { NotFoundPage } from './NotFoundPage';

const { space, layout } = theme;

const End = styled(Container)`
  display: grid;
  gap: ${space.xxl};
  padding-top: ${space.xxl};
  overflow-wrap: anywhere;
`;
const Back = styled.p`
  a { display: inline-flex; align-items: center; gap: ${space.xs}; min-height: ${layout.target}; }

  @media print { display: none; }
`;

/** One article of the help center (design §1.1). */
export function ArticlePage() {
  const { slug = '' } = useParams();
  const { data: article, isPending, error, refetch } = useQuery(articleQuery(slug));

  if (isPending) return <ArticleSkeleton />;
  if (article === null || isNotFound(error)) return <NotFoundPage subject="article" />;
  if (!article) return <ArticleFailure onRetry={() => void refetch()} />;
  if (article.slug !== slug) return <Navigate to={articlePath(article.slug)} replace />;

  return (
    <>
      <PageHead
        title={`${article.title} · ${company.productName} Help Center`}
        description={article.summary}
        structuredData={articleStructuredData(article)}
      />
      <article>
        <ArticleHeader article={article} />
        <ArticleBody article={article} />
      </article>
      <End>
        <RelatedArticles articles={article.related} />
        <Back>
          <Link to={HELP_PATH}>
            <Icon name="arrow-left" />
            Back to the Help Center
          </Link>
        </Back>
        <NeedMoreHelp />
      </End>
    </>
  );
}
