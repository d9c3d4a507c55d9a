import { Cluster } from '@pressline/shared-ui';
import { ActionLink } from '../../components/ActionLink';
import { fastQuotes } from '../../content/guides/fastQuotes';
import {
  accuracyPoints,
  methods,
  metrics,
  sources,
  targets,
  tips,
} from '../../content/guides/fastQuotesBody';
import { comparison, margin, responseModel } from '../../content/guides/fastQuotesFigures';
import { MarginDiagram } from '../../diagrams/MarginDiagram';
import { WinRateChart } from '../../diagrams/WinRateChart';
import { DataTable } from '../DataTable';
import { GuideSection } from '../GuideSection';
import { Points } from '../Points';
import { SourceList } from '../SourceList';
import { StatCards } from '../StatCards';
import { monthRows } from './monthRows';

const { sections } = fastQuotes;

/** What quick and accurate quotes are worth, and how to get there. */
export default function FastQuotesBody() {
  return (
    <>
      <GuideSection {...sections.targets}>
        <StatCards stats={targets} isLate />
      </GuideSection>
      <GuideSection {...sections.response}>
        <WinRateChart />
        <Points points={responseModel.reading} />
      </GuideSection>
      <GuideSection {...sections.accuracy}>
        <DataTable {...methods} />
        <Points points={accuracyPoints} />
      </GuideSection>
      <GuideSection {...sections.margin}>
        <MarginDiagram />
        <Points points={margin.leaks} />
      </GuideSection>
      <GuideSection {...sections.metrics}>
        <DataTable {...metrics} />
      </GuideSection>
      <GuideSection {...sections.roi}>
        <DataTable caption={comparison.caption} columns={comparison.columns} rows={monthRows()} />
        <Cluster>
          <ActionLink variant="secondary" {...comparison.action} />
        </Cluster>
      </GuideSection>
      <GuideSection {...sections.tips}>
        <Points points={tips} isNumbered />
      </GuideSection>
      <GuideSection {...sections.sources}>
        <SourceList sources={sources} />
      </GuideSection>
    </>
  );
}
