import { strategist } from '../../content/guides/strategist';
import { reasons, sources } from '../../content/guides/strategistBody';
import { KpiStack } from '../../diagrams/KpiStack';
import { PhaseStrip } from '../../diagrams/PhaseStrip';
import { GuideSection } from '../GuideSection';
import { SourceList } from '../SourceList';
import { StatCards } from '../StatCards';
import { HabitTable } from './HabitTable';
import { PillarChoice } from './PillarChoice';
import { RiskColumns } from './RiskColumns';

const { sections } = strategist;

/** Reasons, habits, pillars, indicators, phases and risks. */
export default function StrategistBody() {
  return (
    <>
      <GuideSection {...sections.why}>
        <StatCards stats={reasons} />
      </GuideSection>
      <GuideSection {...sections.habits}>
        <HabitTable />
      </GuideSection>
      <GuideSection {...sections.pillars}>
        <PillarChoice />
      </GuideSection>
      <GuideSection {...sections.indicators}>
        <KpiStack />
      </GuideSection>
      <GuideSection {...sections.phases}>
        <PhaseStrip />
      </GuideSection>
      <GuideSection {...sections.risks}>
        <RiskColumns />
      </GuideSection>
      <GuideSection {...sections.sources}>
        <SourceList sources={sources} />
      </GuideSection>
    </>
  );
}
