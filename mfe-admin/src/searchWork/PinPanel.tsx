import type { SearchTargets } from '@pressline/shared-api';
import { useQuery } from '@pressline/shared-api/query';
import { Link } from '@pressline/shared-ui/router';
import { ARTICLES_PATH } from '../articles/editorAddress';
import { ADMIN_QUERIES } from '../auth/adminQueries';
import { useApi } from '../auth/useSession';
import type { Describe } from '../list/DocumentRow';
import { ResourcePanel } from '../resource/usePanelDialogs';
import { ArticleInput } from './ArticleInput';
import { SEARCH_WORK } from './useHandleSearch';

const inputs = { articleId: <ArticleInput /> };

/** The articles that come first in searches, by the whole search. */
export function PinPanel() {
  const { searchWork } = useApi();
  const { data } = useQuery<SearchTargets>({
    queryKey: [ADMIN_QUERIES, SEARCH_WORK, 'targets'],
    queryFn: ({ signal }) => searchWork.targets({ signal }),
  });
  const describe: Describe = ({ articleId }) => {
    const article = data?.articles.find(({ id }) => id === articleId);
    if (!article) return { badges: data ? [{ text: 'Article deleted', tone: 'danger' }] : [] };
    return {
      badges: article.isPublished ? [] : [{ text: 'Draft', tone: 'warning' }],
      facts: [],
      extra: <Link to={`${ARTICLES_PATH}/${article.id}`}>{article.title}</Link>,
    };
  };
  return (
    <ResourcePanel
      resourceKey="pinnedResults"
      note="Readers find the article first when they search for exactly these words. Drafts stay hidden."
      describe={describe}
      inputs={inputs}
    />
  );
}
