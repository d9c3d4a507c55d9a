import { island } from '@pressline/shared-ui/island';
import { strategist } from '../../content/guides/strategist';
import { EraTimeline } from '../../diagrams/EraTimeline';
import { CalculatorSection } from '../CalculatorSection';
import { GuidePage } from '../GuidePage';

const Body = island(() => import('./StrategistBody'));
const Calculator = island(() => import('../../calculators/RoiCalculator'));

export default function StrategistPage() {
  return (
    <GuidePage guide={strategist} hero={<EraTimeline />}>
      <Body />
      <CalculatorSection head={strategist.sections.roi} Calculator={Calculator} />
    </GuidePage>
  );
}
