import { Icon, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { checkMark } from '../../components/checkMark';
import texts from '../../content/guides/bottlenecks.md?blocks';
import heads from '../../content/guides/bottlenecks.md?heads';
import type { Block } from '../../content/MarkdownContent';
import { required } from '../../content/required';
import { Figure } from '../../diagrams/Figure';
import { FlowDiagram } from '../../diagrams/FlowDiagram';
import { RelayDiagram } from '../../diagrams/RelayDiagram';
import { DataTable } from '../DataTable';
import { Example } from '../Example';
import { GuideBody } from '../GuideBody';
import { NumberedPoints } from '../Points';
import { SourceList } from '../SourceList';
import { StatCards } from '../StatCards';

const { color, font, space, text } = theme;

const Alerts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space.lg};
`;
const Alert = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};

  h4 { display: flex; gap: ${space.xs}; min-height: 2.5em; }
  h4 svg { flex: none; color: ${color.warning}; }
  p { font-size: ${text.small}; line-height: 1.5; }
  svg + p { font-family: ${font.mono}; }
  p:last-child { margin-top: auto; padding-top: ${space.xs}; border-top: 1px solid ${color.line}; }
`;
const Scale = styled.svg`
  width: 100%;
  height: 2.25rem;
  overflow: visible;

  [data-part='scale'] { fill: ${color.tint}; stroke: ${color.lineStrong}; }
  [data-part='danger'] { fill: ${color.warningSoft}; stroke: ${color.lineStrong}; }
  [data-part='value'] { fill: ${color.ink}; }
  line { stroke: ${color.magenta}; stroke-width: 3; }
`;

/** `side` is where trouble lies: above or below the limit. Numbers share the unit of `end`. */
function Gauge({ numbers, side }: { numbers: readonly string[]; side: string | undefined }) {
  const [value = 0, limit = 0, end = 1] = numbers.map(Number);
  const at = (amount: number) => `${(amount / end) * 100}%`;
  const danger =
    side === 'above' ? { x: at(limit), width: at(end - limit) } : { x: 0, width: at(limit) };
  return (
    <Scale aria-hidden="true" focusable="false">
      <rect data-part="scale" y="25%" width="100%" height="50%" />
      <rect data-part="danger" y="25%" height="50%" {...danger} />
      <rect data-part="value" y="40%" width={at(value)} height="20%" />
      <line x1={at(limit)} x2={at(limit)} y1="0" y2="100%" />
    </Scale>
  );
}

function AlertBoard(block: Block) {
  const { title, caption, rows } = required(block, 'title', 'caption', 'rows');
  return (
    <Figure title={title} caption={caption}>
      <Alerts>
        {rows.map(([name, now, owner, move, ...gauge]) => (
          <Alert key={name}>
            <h4>
              <Icon name="bell" size="1.1em" />
              {name}
            </h4>
            <Gauge numbers={gauge.slice(0, 3)} side={gauge[3]} />
            <p>{now}</p>
            <p>
              <strong>{owner}.</strong> {move}
            </p>
          </Alert>
        ))}
      </Alerts>
    </Figure>
  );
}

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

function Highlights(block: Block) {
  const { list } = required(block, 'list');
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
