import type { PreviewedArticle } from '@pressline/shared-api';
import { company } from '@pressline/shared-api/company';
import { useQuery } from '@pressline/shared-api/query';
import { Container, Icon, theme } from '@pressline/shared-ui';
import { PageHead } from '@pressline/shared-ui/head';
import { useParams } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { Article } from '../article/Article';
import { ArticleFailure } from '../article/ArticleFailure';
import { ArticleSkeleton } from '../article/ArticleSkeleton';
import { isNotFound, previewQuery } from '../queries';
import { NotFoundPage } from './lazyNotFoundPage';

const { color, space } = theme;

const Banner = styled.aside`
  background: ${color.warningSoft};
  color: ${color.warning};

  > div { display: flex; flex-wrap: wrap; align-items: center; gap: ${space.xxs} ${space.sm}; padding-block: ${space.sm}; }
`;

const Preview = styled.div`
  padding-block-end: ${space.xxl};
`;

const head = {
  title: `Preview · ${company.productName} Help Center`,
  description: 'A preview of how readers will see the article.',
  noIndex: true,
  isPrivate: true,
};

function shownAs({ isPublished, isWorkingCopy }: PreviewedArticle): [string, string] {
  if (!isPublished) return ['a draft', 'Readers can’t see this article yet.'];
  if (isWorkingCopy) return ['unpublished changes', 'Readers still see the published version.'];
  return ['a published article', 'This is what readers see.'];
}

/** An article, published or not, for people with its preview link. It is never indexed or cached. */
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
  if (article === null || isNotFound(error)) return <NotFoundPage />;
  if (!article) return <ArticleFailure onRetry={() => void refetch()} />;
  const [what, whoSees] = shownAs(article);
  return (
    <>
      <PageHead {...head} title={`Preview: ${article.title}`} />
      <Banner aria-label="Preview">
        <Container>
          <Icon name="eye" />
          <strong>Preview of {what}.</strong> {whoSees}
        </Container>
      </Banner>
      <Preview>
        <Article article={article} />
      </Preview>
    </>
  );
}
