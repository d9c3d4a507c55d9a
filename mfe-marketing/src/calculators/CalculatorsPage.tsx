import { island } from '@pressline/shared-ui/island';
import { calculators } from '../content/guides/calculators';
import { reading } from '../content/guides/calculatorsBody';
import { CalculatorSection } from '../guides/CalculatorSection';
import { GuidePage } from '../guides/GuidePage';
import { GuideSection } from '../guides/GuideSection';
import { Points } from '../guides/Points';

const Roi = island(() => import('./RoiCalculator'));
const Oee = island(() => import('./OeeCalculator'));

const { sections } = calculators;

export default function CalculatorsPage() {
  return (
    <GuidePage guide={calculators}>
      <CalculatorSection head={sections.roi} Calculator={Roi} />
      <CalculatorSection head={sections.oee} Calculator={Oee} />
      <GuideSection {...sections.reading}>
        <Points points={reading} />
      </GuideSection>
    </GuidePage>
  );
}
