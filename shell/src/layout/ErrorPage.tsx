import { Button } from '@pressline/shared-ui';
import type { PageConfig } from '../pageConfig';
import { SiteLayout } from './SiteLayout';
import { StandInBody } from './StandInBody';

/** Answers a failure on our side, with status 500 and without any script. */
export function ErrorPage({ page }: { page: PageConfig }) {
  return (
    <SiteLayout page={page} isStill>
      <StandInBody>
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
      </StandInBody>
    </SiteLayout>
  );
}
