import { idleTime } from '../../content/guides/idleTime';
import { ShiftBars } from '../../diagrams/ShiftBars';
import { GuideSection } from '../GuideSection';
import { BottleneckQuote } from './BottleneckQuote';
import { LossForms } from './LossForms';
import { ReducerList } from './ReducerList';
import { TermList } from './TermList';

const { sections } = idleTime;

/** The terms, the three forms of idle time, and what reduces it. */
export default function IdleTimeLosses() {
  return (
    <>
      <GuideSection {...sections.terms}>
        <TermList />
      </GuideSection>
      <GuideSection {...sections.forms}>
        <LossForms />
        <ShiftBars />
        <BottleneckQuote />
      </GuideSection>
      <GuideSection {...sections.reducers}>
        <ReducerList />
      </GuideSection>
    </>
  );
}
