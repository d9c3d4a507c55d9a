import type { RemoteOverview } from '@pressline/shared-api';
import { Button, EmptyState } from '@pressline/shared-ui';
import { LiveRelease } from './LiveRelease';
import type { ReleaseOrder } from './releaseOrder';
import { Division } from './releasesStyle';
import type { ReportsOf } from './useReleases';

interface LiveReleasesProps {
  remote: RemoteOverview;
  reportsOf: ReportsOf;
  isBusy: boolean;
  onOrder: (order: ReleaseOrder) => void;
}

/** What a remote's visitors get: the stable release, and perhaps a canary beside it. */
export function LiveReleases({ remote, reportsOf, isBusy, onOrder }: LiveReleasesProps) {
  const { name, releases, canary } = remote;
  const stable = releases.find(({ release }) => release === remote.stable);
  const tried = releases.find(({ release }) => release === canary?.release);
  if (!stable) return <EmptyState>Nothing has been published yet.</EmptyState>;
  const percent = canary?.percent ?? 0;
  return (
    <>
      {tried && (
        <Division aria-hidden="true">
          <i style={{ width: `${percent}%` }} />
        </Division>
      )}
      <LiveRelease
        channel="stable"
        record={stable}
        share={100 - percent}
        telemetry={reportsOf(name, stable.release).telemetry}
      />
      {tried && (
        <LiveRelease
          channel="canary"
          record={tried}
          share={percent}
          telemetry={reportsOf(name, tried.release).telemetry}
        >
          <Button
            {...{ size: 'sm', disabled: isBusy }}
            onClick={() => onOrder({ action: 'promote', release: tried.release })}
          >
            Promote
          </Button>
          <Button
            {...{ variant: 'secondary', size: 'sm', disabled: isBusy }}
            onClick={() => onOrder({ action: 'canary', release: tried.release })}
          >
            Change share
          </Button>
          <Button
            {...{ variant: 'secondary', size: 'sm', disabled: isBusy }}
            onClick={() => onOrder({ action: 'end-canary' })}
          >
            End canary
          </Button>
        </LiveRelease>
      )}
    </>
  );
}
