import { idleTime } from '../../content/guides/idleTime';
import { scorecard, sources } from '../../content/guides/idleTimePractice';
import { steps } from '../../content/guides/idleTimeSteps';
import { DataTable } from '../DataTable';
import { GuideSection } from '../GuideSection';
import { Points } from '../Points';
import { SourceList } from '../SourceList';
import { AreaGrid } from './AreaGrid';

const { sections } = idleTime;

/** Where the platform helps, what to count, and how to begin. */
export default function IdleTimePractice() {
  return (
    <>
      <GuideSection {...sections.areas}>
        <AreaGrid />
      </GuideSection>
      <GuideSection {...sections.scorecard}>
        <DataTable {...scorecard} />
      </GuideSection>
      <GuideSection {...sections.start}>
        <Points points={steps} isNumbered />
      </GuideSection>
      <GuideSection {...sections.sources}>
        <SourceList sources={sources} />
      </GuideSection>
    </>
  );
}
