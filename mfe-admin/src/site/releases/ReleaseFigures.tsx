import {
  errorShare,
  failuresOf,
  type ReleaseTelemetry,
  VITALS,
  type Vital,
} from '@pressline/shared-api';
import { formatMilliseconds, formatNumber, formatPercent } from '@pressline/shared-ui/format';
import type { BadgeTone } from '../../form/fields/FieldOnScreen';
import { Figures } from './releasesStyle';

const NOT_MEASURED = '–';

interface Figure {
  label: string;
  value: string;
  /** What the value means, or what it is made of. */
  note: string;
  tone: BadgeTone;
}

interface Scale {
  label: string;
  /** Up to here it is good, and up to there it could be better (web.dev/vitals). */
  good: number;
  fair: number;
  /** Above all that is counted apart. */
  highest: number;
  show: (value: number) => string;
}

const timed = (label: string, good: number, fair: number): Scale => {
  return { label, good, fair, highest: 20_000, show: formatMilliseconds };
};

const scales: Readonly<Record<Vital, Scale>> = {
  LCP: timed('Largest paint (LCP)', 2_500, 4_000),
  INP: timed('Responsiveness (INP)', 200, 500),
  CLS: { label: 'Layout shift (CLS)', good: 0.1, fair: 0.25, highest: 1, show: formatNumber },
  FCP: timed('First paint (FCP)', 1_800, 3_000),
  TTFB: timed('First byte (TTFB)', 800, 1_800),
};

function vitalFigure(name: Vital, telemetry: ReleaseTelemetry | undefined): Figure {
  const { label, good, fair, highest, show } = scales[name];
  const vital = telemetry?.vitals[name];
  if (!vital?.count)
    return { label, value: NOT_MEASURED, note: 'not measured yet', tone: 'neutral' };
  const { p75 } = vital;
  if (p75 === null) return { label, value: `> ${show(highest)}`, note: 'poor', tone: 'danger' };
  const value = `≤ ${show(p75)}`;
  if (p75 <= good) return { label, value, note: 'good', tone: 'success' };
  if (p75 <= fair) return { label, value, note: 'could be better', tone: 'warning' };
  return { label, value, note: 'poor', tone: 'danger' };
}

function shareTone(share: number): BadgeTone {
  if (share >= 0.05) return 'danger';
  return share >= 0.01 ? 'warning' : 'success';
}

function shareFigure(telemetry: ReleaseTelemetry | undefined): Figure {
  const label = 'Pages that failed to load';
  const share = telemetry ? errorShare(telemetry) : null;
  if (!telemetry || share === null) {
    return { label, value: NOT_MEASURED, note: 'no page loads yet', tone: 'neutral' };
  }
  const { loads, loadFailures } = telemetry;
  const failed = formatNumber(failuresOf(telemetry));
  const note = `${failed} of ${formatNumber(loads + loadFailures)}`;
  return { label, value: formatPercent(share), note, tone: shareTone(share) };
}

/** How a release does in browsers: its failed loads, then each web vital at the 75th percentile. */
export function figuresOf(telemetry: ReleaseTelemetry | undefined): Figure[] {
  return [shareFigure(telemetry), ...VITALS.map((name) => vitalFigure(name, telemetry))];
}

interface ReleaseFiguresProps {
  telemetry: ReleaseTelemetry | undefined;
  /** Leaves out values that were not measured. */
  isBrief?: boolean;
}

export function ReleaseFigures({ telemetry, isBrief = false }: ReleaseFiguresProps) {
  const figures = figuresOf(telemetry).filter(({ value }) => !isBrief || value !== NOT_MEASURED);
  return (
    <Figures>
      {figures.map(({ label, value, note, tone }) => (
        <div key={label} data-tone={tone}>
          <dt>{label}</dt>
          <dd>
            <span>{value}</span> <small>{note}</small>
          </dd>
        </div>
      ))}
    </Figures>
  );
}
