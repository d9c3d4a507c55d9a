import { theme } from '@pressline/shared-ui';
import { Link, NavLink, useParams } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { ADMIN_PATH, ARTICLES_PATH } from '../form/api/paths';
import { useAdminQuery } from '../form/api/queries';
import { useApi } from '../form/api/useApi';
import type { Describe } from '../list/rowContent';
import { ResourcePanel } from '../list/usePanelDialogs';
import { ArticleInput } from './ArticleInput';
import { UnmetList } from './UnmetList';
import { UNMET_SEARCHES } from './useDismissSearch';

const { color, layout, space, text } = theme;

const PATH = `${ADMIN_PATH}/search`;

const Sections = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.md};
  margin-bottom: ${space.md};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${layout.target};
    color: ${color.inkMuted};
    font-size: ${text.small};
    font-weight: 600;
  }
  a[aria-current] { color: ${color.ink}; text-decoration: none; box-shadow: inset 0 -2px ${color.accent}; }
`;

const inputs = { articleId: <ArticleInput /> };

function PinPanel() {
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

const describeSynonyms: Describe = ({ terms }) => ({
  facts: [`Also finds ${(terms as string[]).join(', ')}`],
});

const SynonymPanel = () => (
  <ResourcePanel
    resourceKey="synonyms"
    listHeight="400px"
    note="A search for any of these words finds the others too."
    describe={describeSynonyms}
  />
);

function Section({ name }: { name: string | undefined }) {
  if (name === 'synonyms') return <SynonymPanel />;
  if (name === 'pinned-results') return <PinPanel />;
  return <UnmetList />;
}

export default function SearchPanel() {
  return (
    <>
      <Sections aria-label="Search">
        <NavLink to={PATH} end>
          No good answer
        </NavLink>
        <NavLink to={`${PATH}/synonyms`}>Synonyms</NavLink>
        <NavLink to={`${PATH}/pinned-results`}>Pinned results</NavLink>
      </Sections>
      <Section name={useParams()['*']} />
    </>
  );
}
