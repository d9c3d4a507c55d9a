import { company } from '@pressline/shared-api/company';
import { useQuery } from '@pressline/shared-api/query';
import { Container, Icon, theme } from '@pressline/shared-ui';
import { PageHead } from '@pressline/shared-ui/head';
import { useParams } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { Article } from '../components/Article';
import { ArticleFailure } from '../components/ArticleFailure';
import { ArticleSkeleton } from '../components/ArticleSkeleton';
import { isNotFound, previewQuery } from '../queries';
import { NotFoundPage } from './lateNotFoundPage';

const { color, space } = theme;

const Banner = styled.aside`
  background: ${color.warningSoft};
  color: ${color.warning};

  > div { display: flex; flex-wrap: wrap; align-items: center; gap: ${space.xxs} ${space.sm}; padding-block: ${space.sm}; }
`;

const head = {
  title: `Preview of a draft · ${company.productName} Help Center`,
  description: 'A draft that is not published.',
  noIndex: true,
  isPrivate: true,
};

/** A draft, for those who have its link; in the reader's words and looks, and in no index or cache. */
export default function PreviewPage() {
  const { token = '' } = useParams();
  const { data: article, isPending, error, refetch } = useQuery(previewQuery(token));

  if (isPending) {
    return (
      <>
        <PageHead {...head} />
        <ArticleSkeleton />
      </>
    );
  }
  if (article === null || isNotFound(error)) return <NotFoundPage subject="preview" />;
  if (!article) return <ArticleFailure onRetry={() => void refetch()} />;
  return (
    <>
      <PageHead {...head} title={`Preview: ${article.title}`} />
      <Banner aria-label="Preview">
        <Container>
          <Icon name="eye" />
          <strong>Preview of a draft.</strong> Readers do not see this article yet.
        </Container>
      </Banner>
      <Article article={article} />
    </>
  );
}
