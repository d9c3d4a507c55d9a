import { Link } from '@pressline/shared-ui/router';
import { ARTICLES_PATH } from '../form/api/paths';
import { useAdminQuery } from '../form/api/queries';
import { useApi } from '../form/api/useApi';
import type { Describe } from '../list/rowContent';
import { ResourcePanel } from '../list/usePanelDialogs';
import { ArticleInput } from './ArticleInput';
import { UNMET_SEARCHES } from './useDismissSearch';

const inputs = { articleId: <ArticleInput /> };

export default function PinPanel() {
  const { unmetSearches } = useApi();
  const { data } = useAdminQuery([UNMET_SEARCHES, 'pin-targets'], (init) =>
    unmetSearches.pinTargets(init),
  );
  const describe: Describe = ({ articleId }) => {
    const article = data?.articles.find((one) => one.id === articleId);
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
      note="Readers see the article first when they search for exactly these words. Drafts stay hidden."
      describe={describe}
      inputs={inputs}
    />
  );
}
