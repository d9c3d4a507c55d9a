import type { AnalyticsDay } from '@pressline/shared-api';

type Count = Exclude<keyof AnalyticsDay, 'day'>;

export interface DaySeries {
  label: string;
  count(day: AnalyticsDay): number;
  /** Series differ by their filling too, not by color alone. */
  look: 'main' | 'good' | 'hollow';
}

export interface DayChart {
  title: string;
  series: readonly DaySeries[];
}

const of = (name: Count) => (day: AnalyticsDay) => day[name];

export const dayCharts: readonly DayChart[] = [
  {
    title: 'Article views per day',
    series: [{ label: 'Views', count: of('views'), look: 'main' }],
  },
  {
    title: 'Searches per day',
    series: [
      {
        label: 'With results',
        count: ({ searches, emptySearches }) => Math.max(0, searches - emptySearches),
        look: 'main',
      },
      { label: 'Without results', count: of('emptySearches'), look: 'hollow' },
    ],
  },
  {
    title: 'Votes per day',
    series: [
      { label: 'Helpful', count: of('upVotes'), look: 'good' },
      { label: 'Not helpful', count: of('downVotes'), look: 'hollow' },
    ],
  },
];
