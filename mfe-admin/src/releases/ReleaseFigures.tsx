import type { ReleaseTelemetry } from '@pressline/shared-api';
import { figuresOf, NOT_MEASURED } from './figures';
import { Figures } from './releasesStyle';

interface ReleaseFiguresProps {
  telemetry: ReleaseTelemetry | undefined;
  /** Leaves out what was not measured. */
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
            {value} <small>{note}</small>
          </dd>
        </div>
      ))}
    </Figures>
  );
}
