import type { AnalyticsDay } from '@pressline/shared-api';
import type { DayChart } from './DaySeries';
import { longDay } from './dayText';
import { Table } from './tableStyle';

interface DayTableProps {
  chart: DayChart;
  days: readonly AnalyticsDay[];
}

/** A chart's figures, latest first. */
export function DayTable({ chart: { title, series }, days }: DayTableProps) {
  return (
    <Table aria-label={title}>
      <thead>
        <tr>
          <th scope="col">Day (UTC)</th>
          {series.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...days].reverse().map((day) => (
          <tr key={day.day}>
            <th scope="row">{longDay(day.day)}</th>
            {series.map(({ label, count }) => (
              <td key={label}>{count(day).toLocaleString()}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
