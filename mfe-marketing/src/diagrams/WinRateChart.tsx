import { media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { Block } from '../content/MarkdownContent';
import { required } from '../content/required';
import { percent } from '../format';
import { duration } from '../formatTime';
import { DataTable } from '../guides/DataTable';
import { Figure } from './Figure';

/**
 * The model behind the chart: a quote that is there in time wins this share, and half of the open
 * decisions have been made after so many working hours.
 */
export const responseModel = {
  winRateInTime: 45,
  halfLifeHours: 16,
  hours: [0.25, 1, 2, 4, 8, 16, 24, 40],
  /** Those that are named on a phone. */
  mainHours: [0.25, 2, 8, 16, 40],
};

type ResponseModel = Pick<typeof responseModel, 'winRateInTime' | 'halfLifeHours'>;

/** Share of the decisions that are still open after so many working hours, in percent. */
export function openDecisions({ halfLifeHours }: ResponseModel, hours: number): number {
  return 100 * 0.5 ** (hours / halfLifeHours);
}

/** The win rate of a quote that arrives after so many working hours, in percent. */
export function winRateAfter(model: ResponseModel, hours: number): number {
  return (model.winRateInTime * openDecisions(model, hours)) / 100;
}

const { color, font, space, text } = theme;

const Plot = styled.div`
  padding: ${space.lg} ${space.sm} ${space.xxl} 2.75rem;
`;
const Drawing = styled.svg`
  width: 100%;
  height: clamp(13rem, 40vw, 20rem);
  overflow: visible;

  text { fill: ${color.inkMuted}; font: 400 ${text.caption} ${font.body}; }
  [data-part='grid'] { stroke: ${color.line}; }
  [data-part='axis'] { stroke: ${color.ink}; }
  [data-part='curve'] { fill: none; stroke: ${color.cyan}; stroke-width: 3; }
  [data-part='area'] { fill: ${color.accentSoft}; }
  circle { fill: ${color.surface}; stroke: ${color.ink}; stroke-width: 2; }
  [data-part='value'] { fill: ${color.ink}; font-weight: 700; }
  [data-minor] { display: none; }
  ${media.small} { [data-minor] { display: inline; } }
`;
const Table = styled.details`
  font-size: ${text.small};
  summary {
    display: flex;
    align-items: center;
    min-height: ${theme.layout.target};
    color: ${color.accent};
    cursor: pointer;
  }
  summary::before { content: '+'; width: 1.25em; font-weight: 700; }
  &[open] summary::before { content: '−'; }
`;

const { hours, mainHours } = responseModel;
const top = 50;
const first = Math.log2(Math.min(...hours));
const span = Math.log2(Math.max(...hours)) - first;
/** Positions in percent of the plot; hours double from step to step. */
const xOf = (time: number) => ((Math.log2(time) - first) / span) * 100;
const yOf = (rate: number) => 100 - (rate / top) * 100;

const steps = 48;
const curve = Array.from({ length: steps + 1 }, (_, step) => {
  const time = 2 ** (first + (step / steps) * span);
  return `${xOf(time).toFixed(2)} ${yOf(winRateAfter(responseModel, time)).toFixed(2)}`;
}).join('L');
const responseTime = (hours: number) => duration(hours * 60);

export function WinRateChart(block: Block) {
  const {
    title,
    caption,
    texts: [description],
  } = required(block, 'title', 'caption', 'texts');
  return (
    <Figure title={title} caption={caption}>
      <Plot>
        <Drawing role="img" aria-labelledby="win-rate-title win-rate-description">
          <title id="win-rate-title">{title}</title>
          <desc id="win-rate-description">{description}</desc>
          {[0, 10, 20, 30, 40].map((rate) => (
            <g key={rate}>
              <line
                data-part={rate === 0 ? 'axis' : 'grid'}
                x2="100%"
                y1={`${yOf(rate)}%`}
                y2={`${yOf(rate)}%`}
              />
              <text x="-8" y={`${yOf(rate)}%`} dy="0.35em" textAnchor="end">
                {rate}%
              </text>
            </g>
          ))}
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            width="100%"
            height="100%"
            aria-hidden="true"
          >
            <path data-part="area" d={`M0 100L${curve}L100 100z`} />
            <path data-part="curve" d={`M${curve}`} vectorEffect="non-scaling-stroke" />
          </svg>
          {hours.map((time) => {
            const rate = winRateAfter(responseModel, time);
            const at = { x: `${xOf(time)}%`, textAnchor: 'middle' } as const;
            const isMinor = !mainHours.includes(time) || undefined;
            return (
              <g key={time} data-minor={isMinor}>
                <circle cx={at.x} cy={`${yOf(rate)}%`} r="5" />
                <text {...at} data-part="value" y={`${yOf(rate)}%`} dy="-0.9em">
                  {percent(rate)}
                </text>
                <text {...at} y="100%" dy="1.6em">
                  {responseTime(time)}
                </text>
              </g>
            );
          })}
          <text x="50%" y="100%" dy="3.4em" textAnchor="middle">
            working hours until the quote arrives, 8 a day
          </text>
          <text x="-36" y="-12">
            win rate
          </text>
        </Drawing>
      </Plot>
      <Table>
        <summary>Show as a table</summary>
        <DataTable
          caption={title}
          columns={['Reply time (working hours)', 'Buyers still undecided', 'Win rate']}
          rows={hours.map((time) => [
            responseTime(time),
            percent(openDecisions(responseModel, time)),
            percent(winRateAfter(responseModel, time)),
          ])}
        />
      </Table>
    </Figure>
  );
}
