import type { TelemetryError } from '@pressline/shared-api';
import { Messages } from './releasesStyle';

const SHOWN = 5;

/** The messages with which a release has failed in browsers, and how often each. */
export function ReportedErrors({ errors }: { errors: readonly TelemetryError[] }) {
  if (errors.length === 0) return null;
  const others = errors.length - SHOWN;
  return (
    <Messages aria-label="Errors in browsers">
      {errors.slice(0, SHOWN).map(({ kind, message, count }) => (
        <li key={`${kind} ${message}`}>
          <span>{count.toLocaleString()} ×</span> <code>{message}</code>
        </li>
      ))}
      {others > 0 && <li>and {others.toLocaleString()} other messages</li>}
    </Messages>
  );
}
