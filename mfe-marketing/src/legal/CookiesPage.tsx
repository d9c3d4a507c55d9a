import { consentCategories } from '@pressline/shared-consent';
import { Stack } from '@pressline/shared-ui';
import cookies from '../content/legal/cookies.md';
import { today } from '../formatTime';
import { CategoryDetails } from './CategoryDetails';
import { ConsentStatus } from './ConsentStatus';
import { LegalPage } from './LegalPage';

function Categories() {
  return (
    <Stack gap="lg">
      {consentCategories.map((category) => (
        <CategoryDetails key={category} category={category} />
      ))}
    </Stack>
  );
}

export default function CookiesPage() {
  return (
    <LegalPage
      page={cookies}
      facts={
        <>
          {/* The server keeps the page for a day. */}
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
      kinds={{ categories: Categories }}
    />
  );
}
