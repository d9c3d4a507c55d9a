import type { ArticlePage } from '@pressline/shared-api';
import { Meta } from '../list/Meta';
import { LocalDate } from '../text/LocalDate';

/** How long an article takes to read, and how old it is. */
export function ArticleFacts({ readTime, updatedAt }: Pick<ArticlePage, 'readTime' | 'updatedAt'>) {
  return (
    <Meta>
      <span>{`${readTime} min read`}</span>
      <span>
        Updated <LocalDate iso={updatedAt} />
      </span>
    </Meta>
  );
}
