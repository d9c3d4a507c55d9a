import type { ArticlePage } from '@pressline/shared-api';
import { Stack } from '@pressline/shared-ui';
import { NeedMoreHelp } from '../../browse/NeedMoreHelp';
import { Companions } from './Companions';
import { Neighbours } from './Neighbours';
import { RelatedArticles } from './RelatedArticles';

export default function FurtherReading({ article }: { article: ArticlePage }) {
  return (
    <Stack gap="xxl">
      <Neighbours article={article} />
      <RelatedArticles articles={article.related} />
      {article.category && <Companions category={article.category} />}
      <NeedMoreHelp />
    </Stack>
  );
}
