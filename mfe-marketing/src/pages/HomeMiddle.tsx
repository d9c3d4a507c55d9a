import { PageSections } from '../components/PageSections';
import content from '../content/home/middle.md';
import { CustomerQuotes } from '../sections/CustomerQuotes';
import { PricingPlans } from '../sections/PricingPlans';
import { SectorGrid } from '../sections/SectorGrid';
import { WorkflowStrip } from '../sections/WorkflowStrip';

const kinds = {
  workflow: WorkflowStrip,
  sectors: SectorGrid,
  customers: CustomerQuotes,
  plans: PricingPlans,
};

/** The sections between the features and the resources; their code arrives together. */
export default function HomeMiddle() {
  return (
    <PageSections {...content} tones={{ workflow: 'solid', customers: 'tint' }} kinds={kinds} />
  );
}
