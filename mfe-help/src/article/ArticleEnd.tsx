import type { ArticlePage } from '@pressline/shared-api';
import { Container, theme } from '@pressline/shared-ui';
import { island } from '@pressline/shared-ui/island';
import { styled } from 'styled-components';

const ArticleFeedback = island(
  () => import(/* webpackChunkName: "article-end" */ '../feedback/ArticleFeedback'),
);
const FurtherReading = island(
  () => import(/* webpackChunkName: "article-end" */ './further/FurtherReading'),
);

const { space } = theme;

const End = styled(Container)`
  display: grid;
  gap: ${space.xxl};
  padding-top: ${space.xxl};
  overflow-wrap: anywhere;

  @media print { display: none; }
`;

export function ArticleEnd({ article }: { article: ArticlePage }) {
  return (
    <End data-late="">
      <ArticleFeedback key={article.id} article={article} />
      <FurtherReading article={article} />
    </End>
  );
}
