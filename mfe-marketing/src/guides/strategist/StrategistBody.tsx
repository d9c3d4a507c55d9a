import texts from '../../content/guides/strategistBody.md?blocks';
import heads from '../../content/guides/strategistBody.md?heads';
import { KpiStack } from '../../diagrams/KpiStack';
import { PhaseStrip } from '../../diagrams/PhaseStrip';
import { Example } from '../Example';
import { GuideBody } from '../GuideBody';
import { SourceList } from '../SourceList';
import { StatCards } from '../StatCards';
import { HabitTable } from './HabitTable';
import { PillarChoice } from './PillarChoice';
import { RiskColumns } from './RiskColumns';

const kinds = {
  stats: StatCards,
  habits: HabitTable,
  pillars: PillarChoice,
  indicators: KpiStack,
  phases: PhaseStrip,
  risks: RiskColumns,
  example: Example,
  sources: SourceList,
};

export default function StrategistBody() {
  return <GuideBody heads={heads} texts={texts} kinds={kinds} />;
}
