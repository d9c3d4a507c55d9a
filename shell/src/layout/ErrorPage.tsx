import { Button } from '@pressline/shared-ui';
import type { PageRemote } from '../page/pageConfig';
import { FallbackBody } from './FallbackBody';
import { SiteLayout } from './SiteLayout';

/** Fallback of a page that fails to render, with status 500 and without any script. */
export function ErrorPage({ remotes }: { remotes: readonly PageRemote[] }) {
  return (
    <SiteLayout remotes={remotes} isStill>
      <FallbackBody>
        <h1>Something went wrong</h1>
        <p>
          This page couldn’t be displayed. We’ve been notified, and the rest of the site still
          works.
        </p>
        <form method="get">
          <Button type="submit">Try again</Button>
        </form>
        <p>
          <a href="/">Go to the home page</a>
        </p>
      </FallbackBody>
    </SiteLayout>
  );
}
