import { company } from '@pressline/shared-api/company';
import { Button } from '@pressline/shared-ui';
import type { PageRemote } from '../page/pageConfig';
import { FallbackBody } from './FallbackBody';
import { SiteLayout } from './SiteLayout';

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
