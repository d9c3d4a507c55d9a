import { Link } from '@pressline/shared-ui/router';
import { ARTICLES_PATH } from '../articles/editorAddress';
import { useAdminQuery } from '../auth/adminQueries';
import { useApi } from '../auth/useSession';
import type { Describe, RowContent } from '../list/rowContent';
import { ResourcePanel } from '../resource/usePanelDialogs';
import { ArticleInput } from './ArticleInput';
import { SEARCH_WORK } from './useHandleSearch';

const inputs = { articleId: <ArticleInput /> };

const notes = {
  pinnedResults:
    'Readers find the article first when they search for exactly these words. Drafts stay hidden.',
  guardedQueries:
    'Each of these searches should find its article first. You are warned before you publish, import, or change synonyms or pinned results if that would lower an article.',
};

function placeBadge(place: number | null): RowContent['badges'][number] {
  if (place === 1) return { text: 'First', tone: 'success' };
  return place ? { text: `Rank ${place}`, tone: 'warning' } : { text: 'Not found', tone: 'danger' };
}

/** Searches that articles belong to: pinned there, or guarded. */
export function PinPanel({ resourceKey }: { resourceKey: keyof typeof notes }) {
  const { searchWork } = useApi();
  const { data } = useAdminQuery([SEARCH_WORK, 'targets'], (init) => searchWork.targets(init));
  const places = useAdminQuery([SEARCH_WORK, 'guarded'], (init) => searchWork.guarded(init), {
    enabled: resourceKey === 'guardedQueries',
  });
  const describe: Describe = ({ id, articleId }) => {
    const article = data?.articles.find((one) => one.id === articleId);
    if (!article) return { badges: data ? [{ text: 'Article deleted', tone: 'danger' }] : [] };
    const guarded = places.data?.queries.find((one) => one.id === id);
    return {
      badges: [
        ...(guarded ? [placeBadge(guarded.place)] : []),
        ...(article.isPublished ? [] : [{ text: 'Draft', tone: 'warning' } as const]),
      ],
      facts: [],
      extra: <Link to={`${ARTICLES_PATH}/${article.id}`}>{article.title}</Link>,
    };
  };
  return (
    <ResourcePanel
      key={resourceKey}
      resourceKey={resourceKey}
      note={notes[resourceKey]}
      describe={describe}
      inputs={inputs}
    />
  );
}
