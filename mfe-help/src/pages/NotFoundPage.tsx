import { Container, SectionHeading, theme } from '@pressline/shared-ui';
import { PageHead } from '@pressline/shared-ui/head';
import { Link, useNavigate } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { PopularArticles } from '../browse/PopularArticles';
import { helpPath } from '../helpAddress';
import { HELP_PATH } from '../routes';
import { SearchForm } from '../search/SearchForm';

const { space } = theme;

const Page = styled(Container)`
  display: grid;
  gap: ${space.xl};
  padding-block: ${space.xxl} 0;
  overflow-wrap: anywhere;
`;
const Search = styled.div`
  max-width: 46rem;
`;

/** What the help center does not have; answered with status 404, the same at every address. */
export default function NotFoundPage({
  lead = 'Did you forget to add the page to the router?',
}: {
  lead?: string;
}) {
  const navigate = useNavigate();
  return (
    <Page>
      <PageHead
        title="404 Page Not Found"
        description="The help center has nothing at this address."
        status={404}
        noIndex
      />
      <SectionHeading level={1} title="404 Page Not Found" lead={lead} />
      <p>
        It may have moved, or it may have been unpublished for revision. Search for it, or start
        with the most popular articles.
      </p>
      <Search>
        <SearchForm onSearch={(q) => q && navigate(helpPath({ q }))} />
      </Search>
      <PopularArticles />
      <p>
        <Link to={HELP_PATH}>Back to the Help Center</Link>
      </p>
    </Page>
  );
}
