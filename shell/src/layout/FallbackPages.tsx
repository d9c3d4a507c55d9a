import { company } from '@pressline/shared-api/company';
import { Button, Container, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { PageRemote } from '../page/pageConfig';
import { SiteLayout } from './SiteLayout';

/** The column of text on a fallback page. */
export const FallbackBody = styled(Container)`
  display: grid;
  gap: ${theme.space.md};
  justify-items: start;
  padding-block: ${theme.space.section};
`;

/** Fallback of a page that the host has no time to render, with status 503 and without any script. */
export function BusyPage({ remotes }: { remotes: readonly PageRemote[] }) {
  return (
    <SiteLayout remotes={remotes} isStill>
      <FallbackBody>
        <h1>One moment, please</h1>
        <p>The site is very busy right now. Please try again in a few seconds.</p>
        <p>
          {/* biome-ignore lint/a11y/useValidAnchor: this address with its query, which a form would drop */}
          <a href="">Try again</a>, or go to the <a href="/">home page</a>.
        </p>
      </FallbackBody>
    </SiteLayout>
  );
}

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

/** Fallback of every public page during maintenance, with status 503. */
export function MaintenancePage({ remotes }: { remotes: readonly PageRemote[] }) {
  return (
    <SiteLayout remotes={remotes} isStill>
      <FallbackBody>
        <h1>We’ll be right back</h1>
        <p>
          {company.productName} is being updated and will be back in a few minutes. Anything you
          sent us is safe.
        </p>
        <form method="get">
          <Button type="submit">Try again</Button>
        </form>
        <p>
          Need help now? Email <a href={`mailto:${company.contactEmail}`}>{company.contactEmail}</a>
          .
        </p>
      </FallbackBody>
    </SiteLayout>
  );
}
