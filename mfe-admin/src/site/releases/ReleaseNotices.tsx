import { openRefusals, type ReleaseEvent, type TelemetryError } from '@pressline/shared-api';
import { ErrorState } from '@pressline/shared-ui';
import { formatNumber, formatTime } from '@pressline/shared-ui/format';
import { Notice } from '../../form/controls';
import { Messages } from './releasesStyle';
import { releaseName, shortId } from './releaseTexts';
import type { RemoteProps } from './useReleases';

const TAKES_EFFECT = ['promoted', 'rolled-back', 'rolled-back-automatically', 'canary-started'];
const SHOWN_ERRORS = 5;

/** The host's automatic rollback, until a super admin promotes, rolls back or starts a canary. */
function automaticRollback(events: readonly ReleaseEvent[]): ReleaseEvent | undefined {
  const latest = events.find(({ action }) => TAKES_EFFECT.includes(action));
  return latest?.action === 'rolled-back-automatically' ? latest : undefined;
}

export function ReleaseNotices({ remote, reportsOf }: RemoteProps) {
  const { releases, events } = remote;
  const rollback = automaticRollback(events);
  const [refusal] = openRefusals(remote);
  return (
    <>
      {rollback && (
        <ErrorState
          message={`${releaseName(releases, rollback.release)} was rolled back automatically, ${formatTime(rollback.at)}`}
        >
          {rollback.detail}
          <ReportedErrors errors={reportsOf(rollback.release).errors} />
        </ErrorState>
      )}
      {refusal && (
        <Notice role="status">
          <strong>
            {`Release ${shortId(refusal.release)} was refused, ${formatTime(refusal.at)}`}
          </strong>
          <p>{refusal.detail}</p>
        </Notice>
      )}
    </>
  );
}

export function ReportedErrors({ errors }: { errors: readonly TelemetryError[] }) {
  if (errors.length === 0) return null;
  const others = errors.length - SHOWN_ERRORS;
  return (
    <details>
      <summary>Technical details</summary>
      <Messages aria-label="Errors in browsers">
        {errors.slice(0, SHOWN_ERRORS).map(({ kind, message, count }) => (
          <li key={`${kind} ${message}`}>
            <span>{`${formatNumber(count)} ×`}</span> <code translate="no">{message}</code>
            {kind === 'page-violation' && <span> (seen on its pages, not counted)</span>}
          </li>
        ))}
        {others > 0 && <li>{`and ${formatNumber(others)} other messages`}</li>}
      </Messages>
    </details>
  );
}
