import { company } from '@pressline/shared-api/company';
import privacy from '../content/legal/privacy.md';
import type { Block } from '../content/MarkdownContent';
import { ConsentStatus } from './ConsentStatus';
import { LegalPage } from './LegalPage';

/** Only where what visitors search for is sent to an AI provider. */
const Questions = ({ texts = [] }: Block) =>
  company.hasAnswersModel && texts.map((text) => <p key={text}>{text}</p>);

const kinds = { questions: Questions };

export default function PrivacyPage() {
  return (
    <LegalPage
      page={privacy}
      kinds={kinds}
      facts="Last updated and effective June 1, 2024"
      status={<ConsentStatus withdrawLabel="Withdraw consent and clear all cookies" />}
    />
  );
}
