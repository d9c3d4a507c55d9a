import type { AnalyticsCounts, AnalyticsDay, ReleaseTelemetry } from '@pressline/shared-api';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Totals } from '../src/insight/AnalyticsPanel';
import { dayCharts } from '../src/insight/DayBars';
import { DayChart } from '../src/insight/DayChart';
import { ReleaseFigures } from '../src/site/releases/ReleaseFigures';

/** Puts an element in the place of each text, as browsers do that translate a page. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

const counts = (views: number): AnalyticsCounts => ({
  ...{ views, searches: views, emptySearches: views / 2, upVotes: views, downVotes: 0 },
});
const days = (views: number): AnalyticsDay[] => [{ day: '2026-11-01', ...counts(views) }];
const telemetry = (loads: number): ReleaseTelemetry => ({
  ...{ remote: 'mfe-help', release: 'a', loads, loadFailures: 2, hydrationErrors: 0 },
  ...{ violations: 0, vitals: {} },
});

it.each<[string, (count: number) => ReactElement]>([
  ['totals', (count) => <Totals totals={counts(count)} />],
  ...dayCharts.map((chart): [string, (count: number) => ReactElement] => [
    chart.title,
    (count) => <DayChart chart={chart} days={days(count)} />,
  ]),
  ['figures of a release', (count) => <ReleaseFigures telemetry={telemetry(count)} />],
])('%s follow what is counted in a page that the browser has translated', (_name, show) => {
  const { container, rerender } = render(show(1_234));
  translate(container);
  rerender(show(5_678));
  const { container: fresh } = render(show(5_678));
  expect(container).toHaveTextContent(fresh.textContent ?? '');
});
