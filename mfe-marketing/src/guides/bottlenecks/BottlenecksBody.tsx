import texts from '../../content/guides/bottlenecks.md?blocks';
import heads from '../../content/guides/bottlenecks.md?heads';
import { AlertBoard } from '../../diagrams/AlertBoard';
import { FlowDiagram } from '../../diagrams/FlowDiagram';
import { RelayDiagram } from '../../diagrams/RelayDiagram';
import { DataTable } from '../DataTable';
import { Example } from '../Example';
import { GuideBody } from '../GuideBody';
import { Highlights } from '../Highlights';
import { NumberedPoints } from '../Points';
import { SourceList } from '../SourceList';
import { StatCards } from '../StatCards';

const kinds = {
  stats: StatCards,
  table: DataTable,
  relay: RelayDiagram,
  flow: FlowDiagram,
  alerts: AlertBoard,
  steps: NumberedPoints,
  example: Example,
  list: Highlights,
  sources: SourceList,
};

export default function BottlenecksBody() {
  return <GuideBody heads={heads} texts={texts} kinds={kinds} />;
}
