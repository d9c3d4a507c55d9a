import Customers from '../content/home/customers';
import Pricing from '../content/home/pricing';
import Sectors from '../content/home/sectors';
import Workflow from '../content/home/workflow';

/** The sections between the features and the resources; their code arrives together. */
export default function HomeMiddle() {
  return (
    <>
      <Workflow />
      <Sectors />
      <Customers />
      <Pricing />
    </>
  );
}
