import { company } from '@pressline/shared-api/company';
import { Button } from '@pressline/shared-ui';
import type { PageConfig } from '../pageConfig';
import { SiteLayout } from './SiteLayout';
import { StandInBody } from './StandInBody';

/** Stands in for every public page while the site is being worked on, with status 503. */
export function MaintenancePage({ page }: { page: PageConfig }) {
  return (
    <SiteLayout page={page} isStill>
      <StandInBody>
        <h1>We are changing the plates</h1>
        <p>
          {company.productName} is being updated and will be back in a few minutes. Nothing that you
          have sent us is lost.
        </p>
        <form method="get">
          <Button type="submit">Try again</Button>
        </form>
        <p>
          Anything urgent? Write to{' '}
          <a href={`mailto:${company.contactEmail}`}>{company.contactEmail}</a>.
        </p>
      </StandInBody>
    </SiteLayout>
  );
}
