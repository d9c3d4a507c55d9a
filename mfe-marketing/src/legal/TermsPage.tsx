import terms from '../content/legal/terms.md';
import { LegalPage } from './LegalPage';

export default function TermsPage() {
  return <LegalPage page={terms} facts="Effective June 1, 2024" />;
}
