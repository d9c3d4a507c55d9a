import type { ArticlePage } from '@pressline/shared-api';
import { LocalDate } from '../components/LocalDate';
import { Meta } from '../components/Meta';
import { Breadcrumbs } from './Breadcrumbs';

/** What stands above an article's text, here and as a guest. */
export function ArticleOpening({ article }: { article: ArticlePage }) {
  const { breadcrumbs, title, summary, readTime, updatedAt, lastCheckedAt } = article;
  return (
    <>
      <Breadcrumbs trail={breadcrumbs} />
      <h1 tabIndex={-1} dir="auto">
        {title}
      </h1>
      {summary && <p dir="auto">{summary}</p>}
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
    </>
  );
}
