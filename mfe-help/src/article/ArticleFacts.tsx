import type { ArticlePage } from '@pressline/shared-api';
import { Meta } from '../list/Meta';
import { LocalDate } from '../text/LocalDate';

type Facts = Pick<ArticlePage, 'readTime' | 'updatedAt' | 'lastCheckedAt'>;

export function ArticleFacts({ readTime, updatedAt, lastCheckedAt }: Facts) {
  return (
    <Meta>
      <span>{`${readTime} min read`}</span>
      <span>
        Updated <LocalDate iso={updatedAt} />
      </span>
      {lastCheckedAt && (
        <span>
          Last checked <LocalDate iso={lastCheckedAt} />
        </span>
      )}
    </Meta>
  );
}
