import { integrations } from '../content/company/integrations';
import { CompanyPage } from './CompanyPage';
import { SystemList } from './SystemList';

export default function IntegrationsPage() {
  return (
    <CompanyPage page={integrations}>
      {integrations.categories.map((category, index) => (
        <SystemList key={category.id} tone={index % 2 === 0 ? 'tint' : 'paper'} {...category} />
      ))}
    </CompanyPage>
  );
}
