import { Cluster } from '@pressline/shared-ui';
import { ActionLink } from '../../components/ActionLink';
import texts from '../../content/guides/fastQuotes.md?blocks';
import heads from '../../content/guides/fastQuotes.md?heads';
import { guideList } from '../../content/guides/list';
import type { Block } from '../../content/MarkdownContent';
import { MarginDiagram } from '../../diagrams/MarginDiagram';
import { WinRateChart } from '../../diagrams/WinRateChart';
import { DataTable } from '../DataTable';
import { GuideBody } from '../GuideBody';
import { NumberedPoints, Points } from '../Points';
import { SourceList } from '../SourceList';
import { StatCards } from '../StatCards';
import { monthRows } from './monthRows';

function MonthComparison() {
  return (
    <>
      <DataTable
        caption="A month of a shop with 50 jobs a day"
        columns={['In a month', 'By hand', 'By rule', 'Worth a month']}
        rows={monthRows()}
      />
      <Cluster>
        <ActionLink
          variant="secondary"
          label="Calculate with your numbers"
          to={guideList.calculators.path}
        />
      </Cluster>
    </>
  );
}

const kinds = {
  stats: ({ items }: Block) => <StatCards items={items} isLate />,
  'win-rate': WinRateChart,
  points: Points,
  table: DataTable,
  margin: MarginDiagram,
  month: MonthComparison,
  steps: NumberedPoints,
  sources: SourceList,
};

export default function FastQuotesBody() {
  return <GuideBody heads={heads} texts={texts} kinds={kinds} />;
}
