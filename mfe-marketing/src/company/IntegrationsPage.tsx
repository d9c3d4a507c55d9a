import integrations from '../content/company/integrations.md';
import { CompanyPage } from './CompanyPage';
import { SystemList } from './SystemList';

export default function IntegrationsPage() {
  return (
    <CompanyPage
      content={integrations}
      tinted={['business', 'production']}
      kinds={{ systems: SystemList }}
    />
  );
}
