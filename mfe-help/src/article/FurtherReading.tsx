import type { ArticlePage } from '@pressline/shared-api';
import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { NeedMoreHelp } from '../front/NeedMoreHelp';
import { Companions } from './Companions';
import { Neighbours } from './Neighbours';
import { RelatedArticles } from './RelatedArticles';

const Parts = styled.div`
  display: grid;
  gap: ${theme.space.xxl};
`;

/** Below an article: what belongs to it, and the ways to a person. */
export default function FurtherReading({ article }: { article: ArticlePage }) {
  return (
    <Parts>
      <Neighbours article={article} />
      <RelatedArticles articles={article.related} />
      {article.category && <Companions category={article.category} />}
      <NeedMoreHelp />
    </Parts>
  );
}
