import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { checkMark } from '../../components/checkMark';
import texts from '../../content/guides/bottlenecks.md?blocks';
import heads from '../../content/guides/bottlenecks.md?heads';
import type { Block } from '../../content/MarkdownContent';
import { AlertBoard } from '../../diagrams/AlertBoard';
import { FlowDiagram } from '../../diagrams/FlowDiagram';
import { RelayDiagram } from '../../diagrams/RelayDiagram';
import { DataTable } from '../DataTable';
import { Example } from '../Example';
import { GuideBody } from '../GuideBody';
import { NumberedPoints } from '../Points';
import { SourceList } from '../SourceList';
import { StatCards } from '../StatCards';

const { color, space } = theme;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  border: 1px solid ${color.ink};

  li {
    display: grid;
    grid-template-columns: 1.6em 1fr;
    padding: ${space.sm} ${space.md};
    font-weight: 600;
    line-height: 1.35;
    /* Hairlines between items, however they wrap. */
    box-shadow: 1px 0 ${color.line}, 0 1px ${color.line};
  }
  overflow: hidden;
  li::before { ${checkMark} width: 1.1em; height: 1.1em; margin-top: 0.15em; }
`;

function Highlights({ list }: Block) {
  return (
    <List aria-label="Highlights">
      {list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

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
