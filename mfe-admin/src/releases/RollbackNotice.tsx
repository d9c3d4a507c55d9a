import type { ReleaseEvent, ReleaseRecord, TelemetryError } from '@pressline/shared-api';
import { ErrorState } from '@pressline/shared-ui';
import { showTime } from '../fields/localTime';
import { ReportedErrors } from './ReportedErrors';
import { releaseName } from './releaseTexts';

interface RollbackNoticeProps {
  event: ReleaseEvent;
  releases: readonly ReleaseRecord[];
  errors: readonly TelemetryError[];
}

/** Says that the host has rolled a release back by itself, and why. */
export function RollbackNotice({ event, releases, errors }: RollbackNoticeProps) {
  const { release, at, detail } = event;
  return (
    <ErrorState
      message={`${releaseName(releases, release)} was rolled back automatically, ${showTime(at)}`}
    >
      {detail}
      <ReportedErrors errors={errors} />
    </ErrorState>
  );
}
