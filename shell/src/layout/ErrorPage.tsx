import { Button, Container, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { PageConfig } from '../pageConfig';
import { SiteLayout } from './SiteLayout';

const Page = styled(Container)`
  display: grid;
  gap: ${theme.space.md};
  justify-items: start;
  padding-block: ${theme.space.section};
`;

/** Answers a failure on our side, with status 500 and without any script. */
export function ErrorPage({ page }: { page: PageConfig }) {
  return (
    <SiteLayout page={page}>
      <Page>
        <h1>Something went wrong</h1>
        <p>
          This page could not be put together. We have been told, and the rest of the site works.
        </p>
        <form method="get">
          <Button type="submit">Try again</Button>
        </form>
        <p>
          <a href="/">Go to the home page</a>
        </p>
      </Page>
    </SiteLayout>
  );
}
