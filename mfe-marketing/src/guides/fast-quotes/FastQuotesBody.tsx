import { Cluster, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { ActionLink } from '../../components/ActionLink';
import texts from '../../content/guides/fastQuotes.md?blocks';
import heads from '../../content/guides/fastQuotes.md?heads';
import { guideList } from '../../content/guides/list';
import type { Block } from '../../content/MarkdownContent';
import { required } from '../../content/required';
import { Figure } from '../../diagrams/Figure';
import { WinRateChart } from '../../diagrams/WinRateChart';
import { cents, dollars, oneDecimal } from '../../format';
import { DataTable } from '../DataTable';
import { GuideBody } from '../GuideBody';
import { NumberedPoints, Points } from '../Points';
import { SourceList } from '../SourceList';
import { StatCards } from '../StatCards';
import { monthRows } from './monthRows';

const { color, font, space, text } = theme;

const Row = styled.div`
  & + & { margin-top: ${space.lg}; }
  h3 { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 ${space.md}; font-size: ${text.heading4}; }
  h3 span { font: 400 ${text.small} / 1.6 ${font.mono}; letter-spacing: 0; }
`;
const Bar = styled.svg`
  width: 100%;
  height: 2.5rem;
  margin-block: ${space.xs};
  rect { stroke: ${color.surface}; stroke-width: 2; }
  rect:nth-child(1) { fill: ${color.magenta}; }
  rect:nth-child(2) { fill: ${color.yellow}; }
  rect:nth-child(3) { fill: ${color.cyan}; }
  rect:nth-child(4) { fill: ${color.key}; }
`;
const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.lg};
  font-size: ${text.small};

  li { display: flex; align-items: center; gap: 0.5em; }
  li::before { content: ''; width: 0.8em; height: 0.8em; background: var(--ink); }
  li:nth-child(1) { --ink: ${color.magenta}; }
  li:nth-child(2) { --ink: ${color.yellow}; }
  li:nth-child(3) { --ink: ${color.cyan}; }
  li:nth-child(4) { --ink: ${color.key}; }
`;

/** Of a $500 job: what its leaks take, in dollars, as it is quoted today and by rule. */
const price = 500;
const planned = 125;
const variants = [
  { name: 'By hand', leaks: [20, 22.5, 55.7] },
  { name: 'By rule', leaks: [0, 6.75, 11.9] },
];
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** What is left of a job's margin, quoted by hand and by rule, on one scale; then the leaks in words. */
function MarginDiagram(block: Block) {
  const { caption, items } = required(block, 'caption', 'items');
  const names = [...items.map(([name]) => name), 'Kept'];
  return (
    <>
      <Figure caption={caption}>
        {variants.map(({ name, leaks: amounts }) => {
          const kept = planned - total(amounts);
          const parts = [...amounts, kept];
          return (
            <Row key={name}>
              <h3>
                {name}{' '}
                <span>
                  {dollars(kept)} of {dollars(price)} kept, {oneDecimal((kept / price) * 100)}%
                </span>
              </h3>
              <Bar aria-hidden="true" focusable="false">
                {names.map((part, index) => (
                  <rect
                    key={part}
                    x={`${(total(parts.slice(0, index)) / planned) * 100}%`}
                    width={`${((parts[index] ?? 0) / planned) * 100}%`}
                    height="100%"
                  />
                ))}
              </Bar>
              <Legend>
                {names.map((part, index) => (
                  <li key={part}>
                    {part} {cents(parts[index] ?? 0)}
                  </li>
                ))}
              </Legend>
            </Row>
          );
        })}
      </Figure>
      <Points items={items} />
    </>
  );
}

function MonthComparison() {
  return (
    <>
      <DataTable
        caption="One month in a shop with 50 jobs a day"
        columns={['Per month', 'By hand', 'By rule', 'Monthly value']}
        rows={monthRows()}
      />
      <Cluster>
        <ActionLink
          variant="secondary"
          label="Try your own numbers"
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
