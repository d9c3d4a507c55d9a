import type { ReleaseEvent, ReleaseRecord } from '@pressline/shared-api';
import { ErrorState } from '@pressline/shared-ui';
import { showTime } from '../resource/localTime';
import { releaseName } from './releaseTexts';

interface RollbackNoticeProps {
  event: ReleaseEvent;
  releases: readonly ReleaseRecord[];
}

/** Says that the host has taken a release back by itself, and why. */
export function RollbackNotice({ event, releases }: RollbackNoticeProps) {
  const { release, at, detail } = event;
  return (
    <ErrorState
      message={`${releaseName(releases, release)} was rolled back automatically, ${showTime(at)}`}
    >
      {detail}
    </ErrorState>
  );
}
