import type { ReleaseTelemetry } from '@pressline/shared-api';
import { figuresOf } from './figures';
import { Figures } from './releasesStyle';

/** How a release does in browsers. */
export function ReleaseFigures({ telemetry }: { telemetry: ReleaseTelemetry | undefined }) {
  return (
    <Figures>
      {figuresOf(telemetry).map(({ label, value, note, tone }) => (
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
