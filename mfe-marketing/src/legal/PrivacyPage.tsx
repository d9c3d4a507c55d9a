import privacy from '../content/legal/privacy.md';
import { ConsentStatus } from './ConsentStatus';
import { LegalPage } from './LegalPage';

export default function PrivacyPage() {
  return (
    <LegalPage
      page={privacy}
      facts="Last updated and effective June 1, 2024"
      status={<ConsentStatus withdrawLabel="Withdraw consent and clear all cookies" />}
    />
  );
}
