import careers from '../content/company/careers.md';
import positions from '../content/company/positions.md';
import type { Block } from '../content/MarkdownContent';
import { CompanyPage } from './CompanyPage';
import { jobPosting } from './jobPosting';
import { PointGrid } from './PointGrid';
import { PositionList } from './PositionList';

const kinds = {
  positions: PositionList,
  points: PointGrid,
  benefits: (block: Block) => <PointGrid {...block} minColumn="19rem" />,
};

export default function CareersPage() {
  return (
    <CompanyPage
      content={careers}
      structuredData={positions.sections.map(jobPosting)}
      tinted={['positions']}
      kinds={kinds}
    />
  );
}
