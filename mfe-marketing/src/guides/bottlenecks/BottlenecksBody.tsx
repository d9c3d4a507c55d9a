import { bottlenecks } from '../../content/guides/bottlenecks';
import { challenges, signs, sources } from '../../content/guides/bottlenecksBody';
import { strategies } from '../../content/guides/bottlenecksStrategies';
import { DataTable } from '../DataTable';
import { GuideSection } from '../GuideSection';
import { SourceList } from '../SourceList';
import { StatCards } from '../StatCards';
import { StrategySection } from './StrategySection';

const { sections } = bottlenecks;

/** Why shops stall, how to find the constraint, and five strategies. */
export default function BottlenecksBody() {
  return (
    <>
      <GuideSection {...sections.challenges}>
        <StatCards stats={challenges} />
      </GuideSection>
      <GuideSection {...sections.find}>
        <DataTable {...signs} />
      </GuideSection>
      {strategies.map((strategy, index) => (
        <StrategySection key={strategy.section} number={index + 1} {...strategy} />
      ))}
      <GuideSection {...sections.sources}>
        <SourceList sources={sources} />
      </GuideSection>
    </>
  );
}
