import { consentCategories } from '@pressline/shared-consent';
import { Stack } from '@pressline/shared-ui';
import { cookies } from '../content/legal/cookies';
import { CategoryDetails } from './CategoryDetails';
import { ConsentStatus } from './ConsentStatus';
import { LegalPage } from './LegalPage';

// The day of the server, as the page is kept for a UTC day.
const today = () => new Date().toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export default function CookiesPage() {
  return (
    <LegalPage
      page={cookies}
      facts={
        <>
          <p suppressHydrationWarning>Last updated: {today()}</p>
          <p>Policy version 1.0 in force since June 1, 2024</p>
        </>
      }
      status={
        <ConsentStatus
          withdrawLabel="Withdraw All Consent"
          emptyText="You have not yet provided consent for cookie usage"
        />
      }
      inserts={{
        categories: (
          <Stack gap="lg">
            {consentCategories.map((category) => (
              <CategoryDetails key={category} category={category} />
            ))}
          </Stack>
        ),
      }}
    />
  );
}
