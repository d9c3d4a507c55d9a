import type { ArticlePage } from '@pressline/shared-api';
import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { NeedMoreHelp } from './NeedMoreHelp';
import { RelatedArticles } from './RelatedArticles';

const Parts = styled.div`
  display: grid;
  gap: ${theme.space.xxl};
`;

/** Below an article: what belongs to it, and the ways to a person. */
export default function FurtherReading({ article }: { article: ArticlePage }) {
  return (
    <Parts>
      <RelatedArticles articles={article.related} />
      <NeedMoreHelp />
    </Parts>
  );
}
