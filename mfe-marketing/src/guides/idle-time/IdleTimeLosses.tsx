import texts from '../../content/guides/idleTimeLosses.md?blocks';
import heads from '../../content/guides/idleTimeLosses.md?heads';
import { ShiftBars } from '../../diagrams/ShiftBars';
import { GuideBody } from '../GuideBody';
import { BottleneckQuote } from './BottleneckQuote';
import { LossForms } from './LossForms';
import { ReducerList } from './ReducerList';
import { TermList } from './TermList';

const kinds = {
  terms: TermList,
  forms: LossForms,
  shift: ShiftBars,
  quote: BottleneckQuote,
  reducers: ReducerList,
};

export default function IdleTimeLosses() {
  return <GuideBody heads={heads} texts={texts} kinds={kinds} />;
}
