import type { ArticlePage as ArticleContent } from '@pressline/shared-api';
import { company } from '@pressline/shared-api/company';
import { useQuery } from '@pressline/shared-api/query';
import { Container, theme } from '@pressline/shared-ui';
import { PageHead } from '@pressline/shared-ui/head';
import { island } from '@pressline/shared-ui/island';
import { Navigate, useParams } from '@pressline/shared-ui/router';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { Article } from '../article/Article';
import { ArticleFailure } from '../article/ArticleFailure';
import { ArticleSkeleton } from '../article/ArticleSkeleton';
import { removeOfflineNotice, watchReading } from '../article/watchReading';
import { articleQuery, isNotFound } from '../queries';
import { articlePath } from '../routes';
import { NotFoundPage } from './lazyNotFoundPage';

/** JSON-LD of an article's page. The shell makes its addresses absolute. */
function articleStructuredData(article: ArticleContent): object[] {
  const publisher = { '@type': 'Organization', name: company.productName };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: article.title,
      description: article.summary,
      url: articlePath(article.slug),
      mainEntityOfPage: { '@type': 'WebPage', '@id': articlePath(article.slug) },
      datePublished: article.publishedAt ?? article.createdAt,
      dateModified: article.updatedAt,
      timeRequired: `PT${article.readTime}M`,
      keywords: article.tags.length > 0 ? article.tags.join(', ') : undefined,
      articleSection: article.category?.name,
      inLanguage: 'en',
      author: publisher,
      publisher,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: article.breadcrumbs.map(({ label, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: { '@id': path, name: label },
      })),
    },
  ];
}

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

const ArticleFeedback = island(
  () => import(/* webpackChunkName: "article-end" */ '../feedback/ArticleFeedback'),
);
const FurtherReading = island(
  () => import(/* webpackChunkName: "article-end" */ '../article/further/FurtherReading'),
);

const { space } = theme;

const End = styled(Container)`
  display: grid;
  gap: ${space.xxl};
  padding-top: ${space.xxl};
  overflow-wrap: anywhere;

  @media print { display: none; }
`;

function ArticleEnd({ article }: { article: ArticleContent }) {
  return (
    <End data-late="">
      <ArticleFeedback key={article.id} article={article} />
      <FurtherReading article={article} />
    </End>
  );
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
