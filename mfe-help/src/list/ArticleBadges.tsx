import type { ArticleSummary } from '@pressline/shared-api';
import { Badge } from '@pressline/shared-ui';
import { isNew, isTrending } from './articleRules';

/** The New and Trending badges of an article; `now` in milliseconds. */
export function ArticleBadges({ article, now }: { article: ArticleSummary; now: number }) {
  return (
    <>
      {isNew(article, now) && <Badge tone="accent">New</Badge>}
      {isTrending(article) && <Badge tone="warning">Trending</Badge>}
    </>
  );
}
