import { PageSection } from '../components/PageSection';
import { careers } from '../content/company/careers';
import { CompanyPage } from './CompanyPage';
import { jobPosting } from './jobPosting';
import { PointGrid } from './PointGrid';
import { PositionList } from './PositionList';

export default function CareersPage() {
  const { values, benefits, positions } = careers;
  return (
    <CompanyPage page={careers} structuredData={positions.items.map(jobPosting)}>
      <PageSection tone="tint" {...positions.intro}>
        <PositionList positions={positions.items} />
      </PageSection>
      <PageSection {...values.intro}>
        <PointGrid points={values.points} />
      </PageSection>
      <PageSection {...benefits.intro}>
        <PointGrid points={benefits.points} minColumn="19rem" />
      </PageSection>
    </CompanyPage>
  );
}
