import type { AnalyticsDay } from '@pressline/shared-api';
import { Card, theme } from '@pressline/shared-ui';
import { formatDay, formatNumber, formatShortDay } from '@pressline/shared-ui/format';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type DataRow, DataTable } from './DataTable';
import { CHART_HEIGHT, type DayChart as Chart, DayBars } from './DayBars';

const STEPS = [1, 2, 5, 10];

/** Round values from 0 to at least `highest`, at most five, for the lines behind a chart. */
export function scaleLines(highest: number): number[] {
  const rough = Math.max(highest, 1) / 4;
  const magnitude = Math.max(1, 10 ** Math.floor(Math.log10(rough)));
  const factor = STEPS.find((step) => step * magnitude >= rough) ?? 10;
  const distance = factor * magnitude;
  const count = Math.max(1, Math.ceil(highest / distance));
  return Array.from({ length: count + 1 }, (_, index) => index * distance);
}

const { color, space, text } = theme;

const Plot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.xxs} ${space.xs};
  color: ${color.inkMuted};
  font-size: ${text.caption};
  font-variant-numeric: tabular-nums;
`;
const Scale = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: space-between;
  height: ${CHART_HEIGHT};
  margin-block: -0.6em;
  text-align: end;
  line-height: 1.2;

  + svg { margin-block: 0; }
`;
const Days = styled.div`
  display: flex;
  grid-column: 2;
  justify-content: space-between;
`;
const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.md};
  min-height: 1.5em;
  margin-bottom: ${space.md};
  color: ${color.inkSoft};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;

  > span { display: inline-flex; align-items: center; gap: ${space.xs}; }
  i { width: 0.8em; height: 0.8em; border: 2px solid ${color.accent}; background: ${color.accent}; }
  i[data-look='good'] { border-color: ${color.success}; background: ${color.success}; }
  i[data-look='hollow'] { border-color: ${color.danger}; background: ${color.surface}; }
`;
const TableView = styled.details`
  margin-top: ${space.sm};
  font-size: ${text.small};

  > summary { min-height: 1.75rem; width: fit-content; color: ${color.accent}; cursor: pointer; }
`;
const TableScroller = styled.section`
  max-height: 20rem;
  overflow: auto;
`;

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

export function DayChart({ chart, days }: { chart: Chart; days: readonly AnalyticsDay[] }) {
  const [shown, setShown] = useState<AnalyticsDay>();
  const [isOpen, setIsOpen] = useState(false);
  const { title, series } = chart;
  const heights = days.map((day) => sum(series.map(({ count }) => count(day))));
  const lines = scaleLines(Math.max(0, ...heights));
  const counted = shown ? [shown] : days;
  const totals = series.map(({ label, count }) => `${label}: ${sum(days.map(count))}`).join(', ');
  const ends = [days[0], days[Math.floor(days.length / 2)], days.at(-1)];
  const latestFirst = [...days].reverse();
  const tableRows = latestFirst.map((day): DataRow => {
    return [day.day, formatDay(day.day), ...series.map(({ count }) => count(day))];
  });
  return (
    <Card as="section" aria-label={title}>
      <figure>
        <h3>{title}</h3>
        <Legend>
          <span>{`${shown ? formatDay(shown.day) : 'Total'}:`}</span>
          {series.map(({ label, count, look }) => (
            <span key={label}>
              <i data-look={look} />
              <span>{`${formatNumber(sum(counted.map(count)))} ${label.toLowerCase()}`}</span>
            </span>
          ))}
        </Legend>
        <Plot>
          <Scale aria-hidden="true">
            {lines.map((line) => (
              <span key={line}>{formatNumber(line)}</span>
            ))}
          </Scale>
          <DayBars
            label={`${title}. ${totals}. See the table below for the numbers.`}
            days={days}
            series={series}
            lines={lines}
            shown={shown}
            onShow={setShown}
          />
          <Days aria-hidden="true">
            {ends.map((day) => day && <span key={day.day}>{formatShortDay(day.day)}</span>)}
          </Days>
        </Plot>
        <TableView onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary>Show as a table</summary>
          <TableScroller tabIndex={0} aria-label={`${title}: table`}>
            {isOpen && (
              <DataTable
                label={title}
                heads={['Day (UTC)', ...series.map(({ label }) => label)]}
                rows={tableRows}
              />
            )}
          </TableScroller>
        </TableView>
      </figure>
    </Card>
  );
}
