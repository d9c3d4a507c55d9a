import type { ArticlePage } from '@pressline/shared-api';
import { Container, media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { ArticleContents } from './ArticleContents';
import { ArticleProse } from './ArticleProse';

const { space } = theme;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg} ${space.xxl};
  padding-top: ${space.xl};

  ${media.medium} {
    grid-template-columns: minmax(0, 46rem) minmax(14rem, 1fr);
    padding-top: ${space.xxl};
  }
  @media print { display: block; }
`;

/** An article's text with its table of contents: beside it when there is room, else folded above it. */
export function ArticleBody({ article }: { article: ArticlePage }) {
  return (
    <Columns>
      {article.toc.length > 1 && <ArticleContents toc={article.toc} />}
      <ArticleProse article={article} />
    </Columns>
  );
}
