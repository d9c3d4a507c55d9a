import { useQuery } from '@pressline/shared-api/query';
import { Container, Skeleton, Stack, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import { CategoryBrowser } from '../../browse/CategoryBrowser';
import { ArticleRows } from '../../components/ArticleRows';
import { Loaded } from '../../components/Loaded';
import { contactPath } from '../../helpAddress';
import { popularQuery, searchQuery } from '../../queries';
import { GLOSSARY_PATH } from '../../routes';
import { SearchForm } from '../../search/SearchForm';
import SearchResults from '../../search/SearchResults';
import { useHelpAddress } from '../../useHelpAddress';

const SHOWN = 5;

function ForThisPage({ context = '' }: { context?: string }) {
  const headingId = useId();
  const words = context.replace(/[-_/]+/g, ' ').trim();
  const search = useQuery({ ...searchQuery(words), enabled: words !== '' });
  const popular = useQuery(popularQuery());
  const found = words
    ? (search.data?.hits ?? []).flatMap((hit) => (hit.kind === 'article' ? [hit] : []))
    : [];
  const isWaiting = words !== '' && search.isPending;
  return (
    <Stack as="section" gap="md" aria-labelledby={headingId} aria-busy={isWaiting}>
      <h2 id={headingId}>{found.length > 0 || isWaiting ? 'For this page' : 'Popular articles'}</h2>
      <Loaded
        query={isWaiting ? search : popular}
        failure="Failed to fetch articles"
        skeleton={<Skeleton height="16rem" />}
      >
        {() => (
          <ArticleRows
            articles={(found.length > 0 ? found : (popular.data ?? [])).slice(0, SHOWN)}
          />
        )}
      </Loaded>
    </Stack>
  );
}

const { space, text, layout } = theme;

const Page = styled(Container)`
  display: grid;
  gap: ${space.xl};
  padding-block: ${space.lg} ${space.xl};
  overflow-wrap: anywhere;

  h1 { font-size: ${text.heading3}; }
  h2 { font-size: ${text.heading4}; }
`;
const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.lg};

  a { display: inline-flex; align-items: center; min-height: ${layout.target}; }
`;

/** Where a guest starts: search, what belongs to the application's page, and all there is. */
export function StartPage({ context }: { context?: string }) {
  const { q, category, arrival, searchedBy, update } = useHelpAddress();
  return (
    <Page>
      <h1 tabIndex={-1}>How can we help?</h1>
      <SearchForm
        q={q}
        arrival={arrival}
        isLive
        onSearch={(next, options) => update({ q: next }, options)}
      />
      {q ? <SearchResults q={q} searchedBy={searchedBy} /> : <ForThisPage context={context} />}
      <CategoryBrowser q={q} openId={category} onToggle={(id) => update({ q, category: id })} />
      <Ways>
        <Link to={contactPath(q)}>Contact support</Link>
        <Link to={GLOSSARY_PATH}>Print glossary</Link>
      </Ways>
    </Page>
  );
}
