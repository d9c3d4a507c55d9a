import type { AnalyticsDay } from '@pressline/shared-api';
import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

type Count = Exclude<keyof AnalyticsDay, 'day'>;

interface DaySeries {
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

const { color } = theme;

export const CHART_HEIGHT = '11rem';

const Bars = styled.svg`
  display: block;
  width: 100%;
  height: calc(${CHART_HEIGHT} - 1.2em);
  overflow: visible;

  line { stroke: ${color.line}; stroke-width: 1; vector-effect: non-scaling-stroke; }
  line[data-base] { stroke: ${color.lineStrong}; }
  [data-look] { vector-effect: non-scaling-stroke; stroke-width: 1.5; }
  [data-look='main'] { fill: ${color.accent}; stroke: ${color.accent}; }
  [data-look='good'] { fill: ${color.success}; stroke: ${color.success}; }
  [data-look='hollow'] { fill: ${color.surface}; stroke: ${color.danger}; }
  [data-hit] { fill: transparent; }
  [data-hit='shown'] { fill: ${color.ink}; fill-opacity: 0.08; }
`;
const HEIGHT = 100;
const BAR = 0.68;

interface DayBarsProps {
  label: string;
  days: readonly AnalyticsDay[];
  series: readonly DaySeries[];
  lines: readonly number[];
  shown: AnalyticsDay | undefined;
  onShow: (day: AnalyticsDay | undefined) => void;
}

/** One bar a day, its series on top of each other; a day that is pointed at is shown in the legend. */
export function DayBars({ label, days, series, lines, shown, onShow }: DayBarsProps) {
  const highest = lines.at(-1) ?? 1;
  const y = (value: number) => HEIGHT - (value / highest) * HEIGHT;
  return (
    <Bars
      viewBox={`0 0 ${days.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      onPointerLeave={() => onShow(undefined)}
    >
      {lines.map((line) => (
        <line
          key={line}
          x1={0}
          x2={days.length}
          y1={y(line)}
          y2={y(line)}
          data-base={line === 0 || undefined}
        />
      ))}
      {days.map((day, index) => {
        let below = 0;
        return (
          <g key={day.day}>
            {series.map(({ label: name, count, look }) => {
              const value = count(day);
              below += value;
              return (
                value > 0 && (
                  <rect
                    key={name}
                    data-look={look}
                    x={index + (1 - BAR) / 2}
                    width={BAR}
                    y={y(below)}
                    height={(value / highest) * HEIGHT}
                  />
                )
              );
            })}
            <rect
              data-hit={shown === day ? 'shown' : ''}
              x={index}
              width={1}
              y={0}
              height={HEIGHT}
              onPointerEnter={() => onShow(day)}
            />
          </g>
        );
      })}
    </Bars>
  );
}
