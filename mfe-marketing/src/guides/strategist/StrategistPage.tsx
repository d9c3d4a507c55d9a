import { island } from '@pressline/shared-ui/island';
import { guideList } from '../../content/guides/list';
import calculator from '../../content/guides/strategist.md';
import body from '../../content/guides/strategistBody.md?heads';
import { required } from '../../content/required';
import { EraTimeline } from '../../diagrams/EraTimeline';
import { GuidePage } from '../GuidePage';
import { GuideSection } from '../GuideSection';

const Body = island(() => import('./StrategistBody'));
const Calculator = island(() => import('../../calculators/RoiCalculator'));

const guide = {
  ...calculator,
  ...guideList.strategist,
  sections: [...body.sections, ...calculator.sections],
};

const { eras } = required(calculator, 'eras');

export default function StrategistPage() {
  return (
    <GuidePage guide={guide} hero={<EraTimeline eras={eras} />}>
      <Body />
      {calculator.sections.map((head) => (
        <GuideSection key={head.id} {...head}>
          <Calculator />
        </GuideSection>
      ))}
    </GuidePage>
  );
}
