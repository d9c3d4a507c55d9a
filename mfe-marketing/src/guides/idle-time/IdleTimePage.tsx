import { island } from '@pressline/shared-ui/island';
import calculator from '../../content/guides/idleTime.md';
import losses from '../../content/guides/idleTimeLosses.md?heads';
import practice from '../../content/guides/idleTimePractice.md?heads';
import { guideList } from '../../content/guides/list';
import { required } from '../../content/required';
import { GuidePage } from '../GuidePage';
import { GuideSection } from '../GuideSection';
import { howTo } from '../structuredData';

const Losses = island(() => import('./IdleTimeLosses'));
const Calculator = island(() => import('../../calculators/OeeCalculator'));
const Practice = island(() => import('./IdleTimePractice'));

const guide = {
  ...calculator,
  ...guideList.idleTime,
  sections: [...losses.sections, ...calculator.sections, ...practice.sections],
};
const start = guide.sections.find(({ id }) => id === 'getting-started');
if (!start) throw new Error('The guide has no section that says how to start');
const data = [howTo(start.title, required(calculator, 'steps').steps)];

export default function IdleTimePage() {
  return (
    <GuidePage guide={guide} data={data}>
      <Losses />
      {calculator.sections.map((head) => (
        <GuideSection key={head.id} {...head}>
          <Calculator />
        </GuideSection>
      ))}
      <Practice />
    </GuidePage>
  );
}
