import type { AnalyticsDay } from '@pressline/shared-api';
import { Card } from '@pressline/shared-ui';
import { useState } from 'react';
import { Days, Figure, Legend, Plot, Scale, TableScroller, TableView } from './chartStyle';
import { DayBars } from './DayBars';
import type { DayChart as Chart } from './DaySeries';
import { DayTable } from './DayTable';
import { longDay, shortDay } from './dayText';
import { scaleLines } from './scale';

interface DayChartProps {
  chart: Chart;
  days: readonly AnalyticsDay[];
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** Counts by day as bars, and as a table for whoever prefers one. */
export function DayChart({ chart, days }: DayChartProps) {
  const [shown, setShown] = useState<AnalyticsDay>();
  const [isOpen, setIsOpen] = useState(false);
  const { title, series } = chart;
  const heights = days.map((day) => sum(series.map(({ count }) => count(day))));
  const lines = scaleLines(Math.max(0, ...heights));
  const counted = shown ? [shown] : days;
  const totals = series.map(({ label, count }) => `${label}: ${sum(days.map(count))}`).join(', ');
  const ends = [days[0], days[Math.floor(days.length / 2)], days.at(-1)];
  return (
    <Card as="section" aria-label={title}>
      <Figure>
        <h3>{title}</h3>
        <Legend>
          {series.map(({ label, count, look }) => (
            <span key={label}>
              <i data-look={look} />
              {label} {sum(counted.map(count)).toLocaleString()}
            </span>
          ))}
          <span>{shown ? longDay(shown.day) : 'in all'}</span>
        </Legend>
        <Plot>
          <Scale aria-hidden="true">
            {lines.map((line) => (
              <span key={line}>{line.toLocaleString()}</span>
            ))}
          </Scale>
          <DayBars
            label={`${title}. ${totals}. The figures are in the table below.`}
            days={days}
            series={series}
            lines={lines}
            shown={shown}
            onShow={setShown}
          />
          <Days aria-hidden="true">
            {ends.map((day) => day && <span key={day.day}>{shortDay(day.day)}</span>)}
          </Days>
        </Plot>
        <TableView onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary>Show as a table</summary>
          <TableScroller tabIndex={0} aria-label={`${title}: table`}>
            {isOpen && <DayTable chart={chart} days={days} />}
          </TableScroller>
        </TableView>
      </Figure>
    </Card>
  );
}
