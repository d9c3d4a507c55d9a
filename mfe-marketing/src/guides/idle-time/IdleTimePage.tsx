import { island } from '@pressline/shared-ui/island';
import { idleTime } from '../../content/guides/idleTime';
import { steps } from '../../content/guides/idleTimeSteps';
import { CalculatorSection } from '../CalculatorSection';
import { GuidePage } from '../GuidePage';
import { howTo } from '../structuredData';

const Losses = island(() => import('./IdleTimeLosses'));
const Calculator = island(() => import('../../calculators/OeeCalculator'));
const Practice = island(() => import('./IdleTimePractice'));

const data = [howTo(idleTime.sections.start.title, steps)];

export default function IdleTimePage() {
  return (
    <GuidePage guide={idleTime} data={data}>
      <Losses />
      <CalculatorSection head={idleTime.sections.calculator} Calculator={Calculator} />
      <Practice />
    </GuidePage>
  );
}
