import type { ArticlePage } from '@pressline/shared-api';
import { Container, media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { ArticleContents } from './ArticleContents';
import { ArticleHeader } from './ArticleHeader';
import { ArticleProse } from './ArticleProse';

const { space } = theme;

/* The table of contents beside the text when there is room, else folded above it. */
const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg} ${space.xxl};
  padding-top: ${space.xl};

  ${media.medium} {
    grid-template-columns: minmax(0, 46rem) minmax(14rem, 1fr);
    padding-top: ${space.xxl};
  }
  @media print { display: block; padding-top: ${space.lg}; }
`;

interface ArticleProps {
  article: ArticlePage;
  /** Readers of it are counted, which those of a draft are not. */
  isCounted?: boolean;
}

export function Article({ article, isCounted = false }: ArticleProps) {
  return (
    // Another article must not inherit what a script did to this one.
    <article key={article.id} data-counts={isCounted ? `articles/${article.id}/view` : undefined}>
      <ArticleHeader article={article} />
      <Columns>
        {article.toc.length > 1 && <ArticleContents toc={article.toc} />}
        <ArticleProse article={article} />
      </Columns>
    </article>
  );
}
