import guide from '../../content/guides/idleTime.md';
import texts from '../../content/guides/idleTimePractice.md?blocks';
import heads from '../../content/guides/idleTimePractice.md?heads';
import { DataTable } from '../DataTable';
import { GuideBody } from '../GuideBody';
import { NumberedPoints } from '../Points';
import { SourceList } from '../SourceList';
import { AreaGrid } from './AreaGrid';

const kinds = {
  areas: AreaGrid,
  table: DataTable,
  start: () => <NumberedPoints items={Object.entries(guide.steps)} />,
  sources: SourceList,
};

/** Where the platform helps, what to count, and how to begin. */
export default function IdleTimePractice() {
  return <GuideBody heads={heads} texts={texts} kinds={kinds} />;
}
