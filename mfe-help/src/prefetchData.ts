import { documentQueries } from '@pressline/shared-api/query';
import type { RemoteModule } from '@pressline/shared-api/remote-contract';
import { matchPath } from '@pressline/shared-ui/router';
import { articleQuery } from './queries';
import { ARTICLE_PATTERN } from './routes';

/** Fetches an article that a visitor is about to open. */
export const prefetchData: RemoteModule['prefetchData'] = async ({ pathname }) => {
  const slug = matchPath(ARTICLE_PATTERN, pathname)?.params.slug;
  if (!slug) return;
  const queries = documentQueries();
  const { queryKey } = articleQuery(slug);
  await queries.prefetchQuery(articleQuery(slug));
  // When the article is opened, it is fetched again and a failure is shown.
  if (queries.getQueryState(queryKey)?.status === 'error') queries.removeQueries({ queryKey });
};
